// boardgame.io serving the game of stones on a free port of this machine, which it prints.
//   node server.js memory
//   node server.js files FOLDER
// SIGUSR2 makes it collect its garbage (with --expose-gc), so that its memory can be compared.
'use strict';
const { FlatFile, Server } = require('boardgame.io/server');
const { Stones } = require('./stones.js');

const [storage, folder] = process.argv.slice(2);
const settings = { games: [Stones], origins: [/^http:\/\/127\.0\.0\.1(:\d+)?$/] };
if (storage === 'files') settings.db = new FlatFile({ dir: folder });

process.on('SIGUSR2', () => globalThis.gc?.());

// A bare number would listen on every interface.
Server(settings).run({ port: { host: '127.0.0.1', port: 0 } }).then(({ appServer }) => {
  console.log(`PORT ${appServer.address().port}`);
});

// Sounds made in the page of a few soft waves, one for each thing that happens. Nothing sounds before a gesture.

// By event: pitch in hertz, when it begins and how long it rings in seconds.
const TUNES = {
  turn: [[523.25, 0, 0.4], [783.99, 0.12, 0.6]],
  move: [[293.66, 0, 0.16]],
  points: [[880, 0, 0.2], [1174.66, 0.08, 0.3]],
  refusal: [[220, 0, 0.18], [207.65, 0.11, 0.26]],
  talk: [[659.25, 0, 0.13], [659.25, 0.14, 0.16]],
  end: [[523.25, 0, 0.5], [659.25, 0.16, 0.5], [783.99, 0.32, 0.6], [1046.5, 0.48, 1.1]],
};
const OVERTONES = [[1, 0.16], [2, 0.05], [3.98, 0.015]]; // of a wooden bar: how high, how loud
const BREATH = 0.15; // seconds between two sounds of a kind: a quick series is one

let air = null; // the audio context
const heard = {};

// A gesture lets the page sound, where the person has switched that on.
export function wakeUp() {
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
}

// Now, because somebody asked for it.
export function hear(name) {
  wakeUp();
  heard[name] = air.currentTime;
  for (const tone of TUNES[name]) ring(...tone);
}

// If there was a gesture before.
export function sound(name) {
  if (air && !(air.currentTime - heard[name] < BREATH)) hear(name);
}

function ring(pitch, after, length) {
  const start = air.currentTime + after;
  for (const [times, loudness] of OVERTONES) {
    const wave = new OscillatorNode(air, { frequency: pitch * times });
    const gain = new GainNode(air, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    wave.connect(gain).connect(air.destination);
    wave.start(start);
    wave.stop(start + length);
  }
}

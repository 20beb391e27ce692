// A code that came by a camera stands behind the # of the address; it goes into its field, and out of the history.

const code = decodeURIComponent(location.hash.slice(1));
if (code) {
  document.getElementById("code").value = code;
  history.replaceState(null, "", location.pathname);
}

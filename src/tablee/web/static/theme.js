// Light, dark or as the device: set before the first paint, kept on this device.
const kept = localStorage.getItem("theme");
if (kept) document.documentElement.dataset.theme = kept;

document.addEventListener("DOMContentLoaded", () => {
  for (const radio of document.querySelectorAll('input[name="theme"]')) {
    radio.checked = radio.value === (kept ?? "auto");
    radio.addEventListener("change", () => {
      if (radio.value === "auto") {
        localStorage.removeItem("theme");
        delete document.documentElement.dataset.theme;
      } else {
        localStorage.setItem("theme", radio.value);
        document.documentElement.dataset.theme = radio.value;
      }
    });
  }
});

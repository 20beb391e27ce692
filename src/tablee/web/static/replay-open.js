// A record file is read by the browser and sent as the text it holds: the form knows no other way.

const [file, text] = [document.getElementById("file"), document.getElementById("record")];

file.addEventListener("change", async () => {
  if (!file.files.length) return;
  text.value = await file.files[0].text();
  text.form.requestSubmit();
});

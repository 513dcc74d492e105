/* Before anything is drawn: the theme that was chosen, or the device's, so that nothing flashes. */
var theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
try {
  var chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") theme = chosen;
} catch (blocked) {}
document.documentElement.dataset.theme = theme;

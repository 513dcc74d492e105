/* Before anything is drawn: the theme that was chosen, so that nothing flashes. */
try {
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (blocked) {}

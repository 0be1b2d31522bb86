// Before the first paint: the theme and the language chosen last time.
document.documentElement.dataset.theme = localStorage.getItem("theme") ?? "system";
document.documentElement.lang = localStorage.getItem("language") ?? "en";

// Before the first paint: theme and language, as chosen last time or as the browser wishes.
// And what every page asks for is asked for now, not only when the program has arrived.
(() => {
  const page = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage can be switched off: then nothing is remembered.
    }
  };
  const wished = [kept("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  page.lang = wished.find((language) => language === "en" || language === "fr") ?? "en";
  page.dataset.theme = kept("theme") ?? "system";
  document.querySelector("link[rel=manifest]").href = `/app.${page.lang}.webmanifest`;

  const wanted = ["/api/games", `/api/words/${page.lang}`];
  const { game } = page.dataset; // The server knows it of a table that there is.
  const table = location.pathname.match(/^\/(?:table|replay)\/([^/]+)$/)?.[1];
  if (game) wanted.push(`/api/games/${game}/words/${page.lang}`);
  // Who is invited asks with the invitation, which a preload cannot send.
  if (game && table && !location.hash) wanted.push(`/api/tables/${table}`);
  for (const href of wanted) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }),
    );
  }
})();

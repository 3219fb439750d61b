const here = () => location.pathname + location.search;

let visibleUrl = here();

/** True while the URL is that of the visible page: false after a history step whose document is still loading. */
export const isVisibleUrl = () => here() === visibleUrl;

/** Called when the page has written its state into the URL: a history step to it needs no load. */
export function stayHere(): void {
  visibleUrl = here();
}

/**
 * After a reload, back and forward lead to URLs of the previous document, which the browser does
 * not load itself. Before hydration there is no router, so the document of that URL is loaded.
 * Registered by the first script, because the page's code may take long.
 */
export function followHistory(isWhole: () => boolean, load: () => void): void {
  stayHere();
  window.addEventListener('popstate', () => {
    if (!isWhole() && !isVisibleUrl()) load();
  });
}

const currentUrl = () => location.pathname + location.search;

let visibleUrl = currentUrl();

/** True while the URL is that of the visible page: false after a history step whose document is still loading. */
export const isVisibleUrl = () => currentUrl() === visibleUrl;

/** Called when the page has written its state into the URL: a history step to it needs no load. */
export function acceptCurrentUrl(): void {
  visibleUrl = currentUrl();
}

/**
 * After a reload, back and forward lead to URLs of the previous document, which the browser does
 * not load itself. Before hydration there is no router, so the document of that URL is loaded.
 * Registered by the first script, because the page's code may take long.
 */
export function reloadOnHistoryStep(isHydrated: () => boolean, load: () => void): void {
  acceptCurrentUrl();
  window.addEventListener('popstate', () => {
    if (!isHydrated() && !isVisibleUrl()) load();
  });
}

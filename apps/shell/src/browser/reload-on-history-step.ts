const currentUrl = () => location.pathname + location.search;

let visibleUrl = currentUrl();

export const isVisibleUrl = () => currentUrl() === visibleUrl;

export function acceptCurrentUrl(): void {
  visibleUrl = currentUrl();
}

/**
 * After a reload, Back and Forward lead to URLs of the previous document, which the browser does
 * not load. Before hydration no router renders them either, so this listener loads the document of
 * the URL.
 */
export function reloadOnHistoryStep(isHydrated: () => boolean, load: () => void): void {
  acceptCurrentUrl();
  window.addEventListener('popstate', () => {
    if (!isHydrated() && !isVisibleUrl()) load();
  });
}

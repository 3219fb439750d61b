const readCurrentUrl = () => location.pathname + location.search;

let visibleUrl = readCurrentUrl();

export const isVisibleUrl = () => readCurrentUrl() === visibleUrl;

export function acceptCurrentUrl(): void {
  visibleUrl = readCurrentUrl();
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

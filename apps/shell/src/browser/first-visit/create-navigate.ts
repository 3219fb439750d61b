import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { HydratedSite } from '../hydrate-page.tsx';
import { trackNavigation } from '../track-navigation.ts';
import type { LinkNavigation } from './listen-to-links.ts';
import { hideUnreachable, showUnreachable } from './show-unreachable.ts';

/** After this time, loading a new document is faster than loading the remaining code of the current page. */
const HYDRATION_TIMEOUT_MS = 3000;

const toRouterPath = (url: URL) => parseLocalizedPath(url.pathname).path + url.search + url.hash;

function navigateWithBrowser(url: URL, translate: (key: string) => string): void {
  const isOffline = !navigator.onLine && !navigator.serviceWorker?.controller;
  if (isOffline) showUnreachable(url, translate);
  else location.assign(url);
}

/**
 * Navigates with the router once the whole page is hydrated, or with the browser if hydration fails
 * or takes longer than three seconds. `translate` translates keys of the namespace `shell`.
 */
export function createNavigate(
  hydrateSite: () => Promise<Pick<HydratedSite, 'router'>>,
  translate: (key: string) => string,
): LinkNavigation['navigate'] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;
  return (url, preservesScroll = false) => {
    hideUnreachable();
    clearTimeout(timer);
    isLeaving = false;
    timer = setTimeout(() => {
      isLeaving = navigator.onLine;
      if (isLeaving) location.assign(url);
    }, HYDRATION_TIMEOUT_MS);
    const navigation = hydrateSite()
      .finally(() => clearTimeout(timer))
      .then(
        ({ router }) =>
          isLeaving
            ? undefined
            : router.navigate(toRouterPath(url), {
                preventScrollReset: preservesScroll,
                replace: url.href === location.href,
              }),
        () => (isLeaving ? undefined : navigateWithBrowser(url, translate)),
      );
    void trackNavigation(url.href, navigation);
  };
}

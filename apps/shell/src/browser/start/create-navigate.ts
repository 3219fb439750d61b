import { parseLocalizedPath } from '@tractor-haat/i18n';
import type { HydratedSite } from '../hydrate/hydrate-page.tsx';
import type { LinkNavigation } from '../navigation/listen-to-links.ts';
import { trackNavigation } from '../navigation/track-navigation.ts';
import { ACTION_STYLE, createStyledElement, TOAST_STYLE } from '../offline/toast-style.ts';

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

let messageBox: HTMLElement | undefined;

/**
 * Shows a message with a link to retry. The message is plain DOM, because the code of the whole page may be
 * unavailable.
 */
export function showUnreachable(url: URL, translate: (key: string) => string): void {
  hideUnreachable();
  messageBox = createStyledElement('section', TOAST_STYLE);
  const line = createStyledElement('p', 'margin:0');
  line.textContent = translate('error.part_unavailable');
  line.setAttribute('role', 'alert');
  const retryLink = createStyledElement(
    'a',
    `${ACTION_STYLE};text-decoration:none;text-align:center`,
  );
  retryLink.href = url.href;
  retryLink.textContent = translate('error.try_again');
  messageBox.append(line, retryLink);
  document.body.append(messageBox);
}

export function hideUnreachable(): void {
  messageBox?.remove();
  messageBox = undefined;
}

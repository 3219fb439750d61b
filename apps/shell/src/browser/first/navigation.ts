import { splitAddress } from '@tractor-haat/i18n';
import { isChanged } from '@tractor-haat/ui';
import { keepScroll } from '../../site/chrome/keep-scroll.ts';
import { savesData } from '../saves-data.ts';

/** How one goes on from a page whose links React has not taken over. */
export interface Going {
  navigate(url: URL, options?: { readonly keepsScroll: boolean }): void;
  prefetch(): void;
}

/** Paths that are no pages. */
const FILES = /^\/(?:api|img|media|assets|r|share-card)\//;

/** The address that a link leads to, where a page of this document can take it. */
function ownAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.matches('[download], [data-reload]')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || FILES.test(url.pathname)) return undefined;
  // The same page in another language is another document.
  if (splitAddress(url.pathname).language !== splitAddress(location.pathname).language)
    return undefined;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? undefined : url;
}

/** Where a form that acts on a change leads to. `data-clears` names the control whose value is none of another choice. */
function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(values);
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-clears]')) {
    if (!select.selectedOptions[0]?.defaultSelected) query.delete(select.dataset.clears ?? '');
  }
  url.search = String(query);
  return url;
}

/** Acts on each change of its controls, or of this one. */
const isLive = ({ form, dataset }: HTMLInputElement | HTMLSelectElement) =>
  'live' in dataset || (form !== null && 'live' in form.dataset);

/**
 * One listener for the links and live forms of the document, whoever drew them. What React has taken over says so by
 * `preventDefault`, and is left to it. `isWhole` tells whether it has taken over all of the page.
 */
export function listenToLinks(going: Going, isWhole: () => boolean): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button } = event;
    if (defaultPrevented || button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (target instanceof Element && target.closest('a[hreflang]')) keepScroll();
    const url = ownAddress(target);
    // With little data the next page's document is less than what would draw it here.
    if (!url || (savesData() && !isWhole())) return;
    event.preventDefault();
    // A link that shows the same page otherwise, as one of `preventScrollReset` for the router.
    const isSwitch = target instanceof Element && target.closest('[data-keeps-scroll]') !== null;
    going.navigate(url, { keepsScroll: isSwitch });
  });
  const show = (form: HTMLFormElement | null) => {
    if (isWhole() || !form) return;
    if (savesData()) location.assign(addressOf(form));
    else going.navigate(addressOf(form), { keepsScroll: true });
  };
  document.addEventListener('change', ({ target }) => {
    if (isLive(target as HTMLInputElement)) show((target as HTMLInputElement).form);
  });
  // Chosen before anybody listened.
  const live = [...document.forms].filter(
    (form) => 'live' in form.dataset || form.querySelector('[data-live]'),
  );
  show(live.find(isChanged) ?? null);
  const intent = ({ target }: Event) => {
    if (!isWhole() && !savesData() && ownAddress(target)) going.prefetch();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, intent, { passive: true });
}

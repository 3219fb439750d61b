import { splitAddress } from '@tractor-haat/i18n';
import { isChanged, submitForm } from '@tractor-haat/ui';
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
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || FILES.test(url.pathname)) return undefined;
  // The same page in another language is another document.
  if (splitAddress(url.pathname).language !== splitAddress(location.pathname).language)
    return undefined;
  const isHere = url.pathname === location.pathname && url.search === location.search;
  return isHere && url.hash ? undefined : url;
}

/** Where a form that acts on every change leads to. */
function addressOf(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  url.search = String(new URLSearchParams(values));
  return url;
}

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
    going.navigate(url);
  });
  const show = (form: HTMLFormElement | null) => {
    if (isWhole() || !form?.hasAttribute('data-live')) return;
    if (savesData()) submitForm(form);
    else going.navigate(addressOf(form), { keepsScroll: true });
  };
  document.addEventListener('change', ({ target }) => show((target as HTMLInputElement).form));
  // Chosen before anybody listened.
  const live = document.querySelectorAll<HTMLFormElement>('form[data-live]');
  show([...live].find(isChanged) ?? null);
  const intent = ({ target }: Event) => {
    if (!isWhole() && !savesData() && ownAddress(target)) going.prefetch();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, intent, { passive: true });
}

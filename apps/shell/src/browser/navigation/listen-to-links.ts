import { parseLocalizedPath } from '@tractor-haat/i18n';
import { isChanged } from '@tractor-haat/ui';
import { saveLanguageScroll } from '../../app/chrome/language-select.tsx';
import { savesData } from './saves-data.ts';

export interface LinkNavigation {
  navigate(url: URL, preservesScroll?: boolean): void;
  prefetch(): void;
}

/**
 * Handles links and live forms until the router does. Each change of a live form submits it. `data-live` marks the form
 * or one of its controls.
 */
export function listenToLinks(navigation: LinkNavigation, isHydrated: () => boolean): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button } = event;
    if (defaultPrevented || button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (target instanceof Element && target.closest('a[hreflang]')) saveLanguageScroll();
    const url = findClientUrl(target);
    // With Save-Data the browser follows the link, because a document is smaller than the code that renders it.
    if (!url || (savesData() && !isHydrated())) return;
    event.preventDefault();
    const isSameView = target instanceof Element && target.closest('[data-keeps-scroll]') !== null;
    navigation.navigate(url, isSameView);
  });
  const submitLiveForm = (form: HTMLFormElement | null) => {
    if (isHydrated() || !form) return;
    if (savesData()) location.assign(toFormUrl(form));
    else navigation.navigate(toFormUrl(form), true);
  };
  document.addEventListener('change', ({ target }) => {
    if (isLiveControl(target as HTMLInputElement))
      submitLiveForm((target as HTMLInputElement).form);
  });
  const liveForms = [...document.forms].filter(
    (form) => 'live' in form.dataset || form.querySelector('[data-live]'),
  );
  submitLiveForm(liveForms.find(isChanged) ?? null);
  const prefetchOnIntent = ({ target }: Event) => {
    if (!isHydrated() && !savesData() && findClientUrl(target)) navigation.prefetch();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, prefetchOnIntent, { passive: true });
}

const FILE_PATHS = /^\/(?:api|img|media|assets|r|share-card)\//;

/** Returns undefined for links that the browser must follow: to files, other sites, languages or tabs. */
function findClientUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.matches('[download], [data-reload]')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || FILE_PATHS.test(url.pathname)) return undefined;
  // Each language has its own document.
  if (parseLocalizedPath(url.pathname).language !== parseLocalizedPath(location.pathname).language)
    return undefined;
  const isCurrentPage = url.pathname === location.pathname && url.search === location.search;
  return isCurrentPage && url.hash ? undefined : url;
}

/** A changed select removes the parameter that its `data-clears` attribute names. */
function toFormUrl(form: HTMLFormElement): URL {
  const url = new URL(form.action);
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(values);
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-clears]')) {
    if (!select.selectedOptions[0]?.defaultSelected) query.delete(select.dataset.clears ?? '');
  }
  url.search = String(query);
  return url;
}

const isLiveControl = ({ form, dataset }: HTMLInputElement | HTMLSelectElement) =>
  'live' in dataset || (form !== null && 'live' in form.dataset);

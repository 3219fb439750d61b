import type { NotebookKind } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';

/** Page in the offline cache that can be added to the notebook. */
export interface SeenPage {
  readonly kind: NotebookKind;
  readonly title: string;
  readonly to: string;
}

const KINDS: readonly (readonly [NotebookKind, RegExp])[] = [
  ['comparison', /^\/compare-tractors\/[^?]+/],
  ['sum', /^\/(?:tractor-emi-calculator|cost-per-acre|implement-finder)\?/],
  ['dealer', /^\/dealer\/./],
];

/** Cache name of the service worker (`apps/site-server/src/offline/worker.js`). */
const PAGES = 'pages';
const MOST = 8;

/** Visited comparisons, calculations and dealers, newest first; empty if the browser has no cache. */
export async function readSeenPages(): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const pages = await caches.open(PAGES);
    const found: SeenPage[] = [];
    for (const { url } of [...(await pages.keys())].reverse()) {
      const { pathname, search } = new URL(url);
      const { path } = parseLocalizedPath(pathname);
      const kind = KINDS.find(([, form]) => form.test(path + search))?.[0];
      if (kind === undefined || found.length >= MOST) continue;
      const html = (await (await pages.match(url, { ignoreVary: true }))?.text()) ?? '';
      found.push({ kind, title: titleOf(html, path), to: path + search });
    }
    return found;
  } catch {
    // Private windows may forbid the cache.
    return [];
  }
}

/** Page title without the site name; the figures of a calculation are in its URL. */
function titleOf(html: string, otherwise: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent ?? '';
  return text.split(' | ')[0]?.trim() || otherwise;
}

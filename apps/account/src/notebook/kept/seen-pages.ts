import type { NotebookKind } from '@tractor-haat/api-client';
import { splitAddress } from '@tractor-haat/i18n';

/** A page that the phone keeps for times without network, and that may go into the notebook. */
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

/** Where the service worker keeps pages (`apps/site-server/src/offline/worker.js`). */
const PAGES = 'pages';
const MOST = 8;

/** Comparisons, sums and dealers that were looked at, the newest first; none where the browser keeps nothing. */
export async function readSeenPages(): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const pages = await caches.open(PAGES);
    const found: SeenPage[] = [];
    for (const { url } of [...(await pages.keys())].reverse()) {
      const { pathname, search } = new URL(url);
      const { path } = splitAddress(pathname);
      const kind = KINDS.find(([, form]) => form.test(path + search))?.[0];
      if (kind === undefined || found.length >= MOST) continue;
      const html = (await (await pages.match(url, { ignoreVary: true }))?.text()) ?? '';
      found.push({ kind, title: titleOf(html, path), to: path + search });
    }
    return found;
  } catch {
    // A browser may forbid it, as in a private window.
    return [];
  }
}

/** Without the site's name; the sum of a page stands in its address. */
function titleOf(html: string, otherwise: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent ?? '';
  return text.split(' | ')[0]?.trim() || otherwise;
}

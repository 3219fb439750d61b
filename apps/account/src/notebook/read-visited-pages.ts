import type { NotebookKind } from '@tractor-haat/api-client';
import { parseLocalizedPath } from '@tractor-haat/i18n';

export interface VisitedPage {
  readonly kind: NotebookKind;
  readonly title: string;
  readonly to: string;
}

const PAGE_KINDS: readonly { readonly kind: NotebookKind; readonly pattern: RegExp }[] = [
  { kind: 'comparison', pattern: /^\/compare-tractors\/[^?]+/ },
  { kind: 'sum', pattern: /^\/(?:tractor-emi-calculator|cost-per-acre|implement-finder)\?/ },
  { kind: 'dealer', pattern: /^\/dealer\/./ },
];

/** Same name as in `apps/site-server/src/offline/worker.js`. */
const CACHE_NAME = 'pages';
const MAX_PAGES = 8;

export async function readVisitedPages(): Promise<VisitedPage[]> {
  if (!('caches' in globalThis)) return [];
  try {
    const pages = await caches.open(CACHE_NAME);
    const visitedPages: VisitedPage[] = [];
    for (const { url } of [...(await pages.keys())].reverse()) {
      const { pathname, search } = new URL(url);
      const { path } = parseLocalizedPath(pathname);
      const kind = PAGE_KINDS.find(({ pattern }) => pattern.test(path + search))?.kind;
      if (kind === undefined || visitedPages.length >= MAX_PAGES) continue;
      const response = await pages.match(url, { ignoreVary: true });
      const html = (await response?.text()) ?? '';
      visitedPages.push({ kind, title: readTitle(html, path), to: path + search });
    }
    return visitedPages;
  } catch {
    // Some browsers reject access to caches in private windows.
    return [];
  }
}

function readTitle(html: string, fallback: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent ?? '';
  // `Compare tractors | Tractor Haat` becomes `Compare tractors`.
  return text.split(' | ')[0]?.trim() || fallback;
}

import { randomBytes } from 'node:crypto';
import { getLanguagePrefix } from '@tractor-haat/i18n';
import { type IslandHost, IslandHostContext, type IslandKind } from '@tractor-haat/platform/island';
import { NavigationContext } from '@tractor-haat/platform/server';
import {
  type CacheableComponent,
  I18nextProvider,
  type MarkupCache,
  MarkupCacheContext,
  PageContext,
  type PageInfo,
} from '@tractor-haat/platform/shell';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Translations } from '../../app/translations.ts';

/** HTML between the islands of a part; islands are numbered per page. */
interface Markup {
  readonly pieces: readonly string[];
  readonly islands: readonly { readonly kind: IslandKind<never>; readonly props: object }[];
}

/** The part reads more than its props or writes to the document head: it is rendered in place. */
const NOT_CACHEABLE = 'not cacheable';

/** Characters of HTML and keys; keys contain the props. */
const MAX_SIZE = 4_000_000;

const cache = new Map<string, Markup | typeof NOT_CACHEABLE>();
let size = 0;

const measureEntry = (key: string, markup: Markup | typeof NOT_CACHEABLE) =>
  key.length + (markup === NOT_CACHEABLE ? 0 : markup.pieces.join('').length);

/** Evicts the least recently used: a Map keeps the insertion order. */
function store(key: string, markup: Markup | typeof NOT_CACHEABLE) {
  cache.set(key, markup);
  size += measureEntry(key, markup);
  for (const [oldest, old] of cache) {
    if (size <= MAX_SIZE) return;
    cache.delete(oldest);
    size -= measureEntry(oldest, old);
  }
}

function readCached(key: string) {
  const markup = cache.get(key);
  if (!markup) return undefined;
  cache.delete(key);
  cache.set(key, markup);
  return markup;
}

/** Component identity, because another version of a component is another object. */
const ids = new WeakMap<CacheableComponent<never>, number>();
let lastId = 0;

function getComponentId(Component: CacheableComponent<never>) {
  const existing = ids.get(Component);
  if (existing) return existing;
  lastId += 1;
  ids.set(Component, lastId);
  return lastId;
}

/** Random per process, so that no text of a page contains it. */
const PLACEHOLDER_TAG = `x-${randomBytes(6).toString('hex')}`;
const PLACEHOLDER_PATTERN = new RegExp(
  `<${PLACEHOLDER_TAG} id="(\\d+)"></${PLACEHOLDER_TAG}>`,
  'g',
);
/** Placeholder for ids that React derives from the position in the tree. */
const ID_PREFIX = `${PLACEHOLDER_TAG}-id`;
/** First island number inside a part that is rendered separately. */
const FIRST_ISLAND = 1_000_000_000;
const ISLAND_PATTERN = /data-place="1\d{9}"><\/div>/;
/**
 * Content that depends on the surrounding page: an id, a suspended part, a head element, an eager
 * picture (React preloads it only for the page being rendered).
 */
const PAGE_DEPENDENT = new RegExp(
  `${ID_PREFIX}|<!--\\$| fetchPriority="high"|^<(?:link|meta|title|style|script)\\b`,
);

/** True for data that JSON represents exactly. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if ('$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value) if (!isPlain((value as Record<string, unknown>)[name])) return false;
  return true;
}

interface MarkupRenderContext {
  readonly page: PageInfo;
  readonly translations: Translations;
  /** Remote that owns the page and its translations. */
  readonly owner: string | undefined;
  /** Set if only islands are hydrated at first. */
  readonly islands: IslandHost | undefined;
}

export interface ServerMarkup {
  readonly cache: MarkupCache;
  /** Inserts all parts into the page. */
  readonly fill: (html: string) => string;
}

/** Cached markup of one page: cards, filter groups, link columns. */
export function createServerMarkup({
  page,
  translations,
  owner,
  islands,
}: MarkupRenderContext): ServerMarkup {
  const placed: string[] = [];
  const start = JSON.stringify([page, owner ?? '', islands !== undefined]);
  const navigation = { basename: getLanguagePrefix(page.language) || '/' };

  function render(Component: CacheableComponent<never>, props: object): Markup {
    const islandsInside: { kind: IslandKind<never>; props: object }[] = [];
    const recording: IslandHost = {
      render: (kind, islandProps) => ({
        html: '',
        place: FIRST_ISLAND + islandsInside.push({ kind, props: islandProps }),
      }),
    };
    const html = renderToString(
      <PageContext value={page}>
        <I18nextProvider i18n={translations.i18n}>
          <NavigationContext value={navigation as never}>
            <MarkupCacheContext value={null}>
              <IslandHostContext value={islands ? recording : null}>
                {createElement(Component as CacheableComponent<object>, props)}
              </IslandHostContext>
            </MarkupCacheContext>
          </NavigationContext>
        </I18nextProvider>
      </PageContext>,
      { identifierPrefix: ID_PREFIX },
    );
    if (PAGE_DEPENDENT.test(html)) throw new Error('The part belongs to its page');
    const pieces = html.split(ISLAND_PATTERN);
    if (pieces.length !== islandsInside.length + 1)
      throw new Error('Islands are not in their order');
    return { pieces, islands: islandsInside };
  }

  function find(Component: CacheableComponent<never>, props: object) {
    const key = `${getComponentId(Component)} ${start} ${JSON.stringify(props)}`;
    const cached = readCached(key);
    if (cached) return cached;
    let markup: Markup | typeof NOT_CACHEABLE = NOT_CACHEABLE;
    try {
      markup = render(Component, props);
    } catch {
      // In place it has the page's context, or fails as without a cache.
    }
    store(key, markup);
    return markup;
  }

  /** Fills the ids and islands of this page into a part. */
  function assemble({ pieces, islands: inside }: Markup): string {
    return inside.reduce((html, { kind, props }, at) => {
      const island = islands?.render?.(kind, props);
      return `${html}data-place="${island?.place}">${island?.html ?? ''}</div>${pieces[at + 1]}`;
    }, pieces[0] ?? '');
  }

  return {
    cache: {
      render(Component, props) {
        if (!isPlain(props)) return null;
        const markup = find(Component, props);
        if (markup === NOT_CACHEABLE) return null;
        return createElement(PLACEHOLDER_TAG, { id: placed.push(assemble(markup)) - 1 });
      },
    },
    fill: (html) => html.replace(PLACEHOLDER_PATTERN, (_, id) => placed[Number(id)] ?? ''),
  };
}

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

/** HTML of a component, split at its islands, which are rendered for each page. */
interface Markup {
  readonly pieces: readonly string[];
  readonly islands: readonly { readonly kind: IslandKind<never>; readonly props: object }[];
}

interface MarkupRenderContext {
  readonly page: PageInfo;
  readonly translations: Translations;
  readonly owner: string | undefined;
  readonly islands: IslandHost | undefined;
}

export interface ServerMarkup {
  readonly cache: MarkupCache;
  readonly fill: (html: string) => string;
}

export function createServerMarkup({
  page,
  translations,
  owner,
  islands,
}: MarkupRenderContext): ServerMarkup {
  const insertedHtml: string[] = [];
  const pageKey = JSON.stringify([page, owner ?? '', islands !== undefined]);
  const navigation = { basename: getLanguagePrefix(page.language) || '/' };

  function renderMarkup(Component: CacheableComponent<never>, props: object): Markup {
    const collectedIslands: { kind: IslandKind<never>; props: object }[] = [];
    const recordingHost: IslandHost = {
      render: (kind, islandProps) => ({
        html: '',
        place: FIRST_ISLAND + collectedIslands.push({ kind, props: islandProps }),
      }),
    };
    const html = renderToString(
      <PageContext value={page}>
        <I18nextProvider i18n={translations.i18n}>
          <NavigationContext value={navigation as never}>
            <MarkupCacheContext value={null}>
              <IslandHostContext value={islands ? recordingHost : null}>
                {createElement(Component as CacheableComponent<object>, props)}
              </IslandHostContext>
            </MarkupCacheContext>
          </NavigationContext>
        </I18nextProvider>
      </PageContext>,
      { identifierPrefix: ID_PREFIX },
    );
    if (PAGE_DEPENDENT.test(html)) throw new Error('The component depends on its page');
    const pieces = html.split(ISLAND_PATTERN);
    if (pieces.length !== collectedIslands.length + 1)
      throw new Error('Islands are not in their order');
    return { pieces, islands: collectedIslands };
  }

  function findMarkup(Component: CacheableComponent<never>, props: object) {
    const key = `${getComponentId(Component)} ${pageKey} ${JSON.stringify(props)}`;
    const cached = readCached(key);
    if (cached) return cached;
    let markup: Markup | typeof NOT_CACHEABLE = NOT_CACHEABLE;
    try {
      markup = renderMarkup(Component, props);
    } catch {
      // The component may need a context of the page, so the page renders it without the cache. If it fails again, the
      // page reports the error.
    }
    storeMarkup(key, markup);
    return markup;
  }

  function assemble({ pieces, islands: markupIslands }: Markup): string {
    return markupIslands.reduce((html, { kind, props }, index) => {
      const island = islands?.render?.(kind, props);
      return `${html}data-place="${island?.place}">${island?.html ?? ''}</div>${pieces[index + 1]}`;
    }, pieces[0] ?? '');
  }

  return {
    cache: {
      render(Component, props) {
        if (!isPlain(props)) return null;
        const markup = findMarkup(Component, props);
        if (markup === NOT_CACHEABLE) return null;
        return createElement(PLACEHOLDER_TAG, { id: insertedHtml.push(assemble(markup)) - 1 });
      },
    },
    fill: (html) => html.replace(PLACEHOLDER_PATTERN, (_, id) => insertedHtml[Number(id)] ?? ''),
  };
}

/** Cached for a component that depends on more than its props or writes to the document head. */
const NOT_CACHEABLE = 'not cacheable';

/** Maximum size of the cache in characters of HTML and keys. */
const MAX_CACHE_SIZE = 4_000_000;

const cache = new Map<string, Markup | typeof NOT_CACHEABLE>();
let cacheSize = 0;

const measureEntry = (key: string, markup: Markup | typeof NOT_CACHEABLE) =>
  key.length + (markup === NOT_CACHEABLE ? 0 : markup.pieces.join('').length);

/** A Map keeps the insertion order, so the first entries are the least recently used. */
function storeMarkup(key: string, markup: Markup | typeof NOT_CACHEABLE) {
  cache.set(key, markup);
  cacheSize += measureEntry(key, markup);
  for (const [oldestKey, oldestMarkup] of cache) {
    if (cacheSize <= MAX_CACHE_SIZE) return;
    cache.delete(oldestKey);
    cacheSize -= measureEntry(oldestKey, oldestMarkup);
  }
}

function readCached(key: string) {
  const markup = cache.get(key);
  if (!markup) return undefined;
  cache.delete(key);
  cache.set(key, markup);
  return markup;
}

const componentIds = new WeakMap<CacheableComponent<never>, number>();
let lastId = 0;

function getComponentId(Component: CacheableComponent<never>) {
  const existing = componentIds.get(Component);
  if (existing) return existing;
  lastId += 1;
  componentIds.set(Component, lastId);
  return lastId;
}

/** The tag is random per process, so that no text of a page contains it. */
const PLACEHOLDER_TAG = `x-${randomBytes(6).toString('hex')}`;
const PLACEHOLDER_PATTERN = new RegExp(
  `<${PLACEHOLDER_TAG} id="(\\d+)"></${PLACEHOLDER_TAG}>`,
  'g',
);
const ID_PREFIX = `${PLACEHOLDER_TAG}-id`;
/** Cached islands are numbered from this value, so that `ISLAND_PATTERN` matches only them. */
const FIRST_ISLAND = 1_000_000_000;
const ISLAND_PATTERN = /data-place="1\d{9}"><\/div>/;
/**
 * HTML that depends on the surrounding page: an id, a suspended part, a head element, or an eager
 * picture, which React preloads only for the page being rendered.
 */
const PAGE_DEPENDENT = new RegExp(
  `${ID_PREFIX}|<!--\\$| fetchPriority="high"|^<(?:link|meta|title|style|script)\\b`,
);

/** True for data that JSON represents completely, so that it can be a part of the cache key. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if ('$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value) if (!isPlain((value as Record<string, unknown>)[name])) return false;
  return true;
}

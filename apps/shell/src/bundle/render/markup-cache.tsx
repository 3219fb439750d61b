import { randomBytes } from 'node:crypto';
import { prefixOf } from '@tractor-haat/i18n';
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
import type { Translations } from '../../site/translations.ts';

/** HTML around the islands of a part, which have a number of their own on each page. */
interface Markup {
  readonly pieces: readonly string[];
  readonly islands: readonly { readonly kind: IslandKind<never>; readonly props: object }[];
}

/** The part reads more than its props, or says something to the document: it is rendered where it stands. */
const NOT_CACHEABLE = 'not cacheable';

/** In characters of HTML and of keys, which hold the props. */
const MAX_SIZE = 4_000_000;

const cache = new Map<string, Markup | typeof NOT_CACHEABLE>();
let size = 0;

const sizeOf = (key: string, markup: Markup | typeof NOT_CACHEABLE) =>
  key.length + (markup === NOT_CACHEABLE ? 0 : markup.pieces.join('').length);

/** What was used longest ago makes room: a Map keeps the order of insertion. */
function store(key: string, markup: Markup | typeof NOT_CACHEABLE) {
  cache.set(key, markup);
  size += sizeOf(key, markup);
  for (const [oldest, old] of cache) {
    if (size <= MAX_SIZE) return;
    cache.delete(oldest);
    size -= sizeOf(oldest, old);
  }
}

function look(key: string) {
  const found = cache.get(key);
  if (!found) return undefined;
  cache.delete(key);
  cache.set(key, found);
  return found;
}

/** Another version of a component's code is another component. */
const ids = new WeakMap<CacheableComponent<never>, number>();
let lastId = 0;

function idOf(Component: CacheableComponent<never>) {
  const known = ids.get(Component);
  if (known) return known;
  lastId += 1;
  ids.set(Component, lastId);
  return lastId;
}

/** No text of a page can contain it: it is another one in each process. */
const TAG = `x-${randomBytes(6).toString('hex')}`;
const PLACES = new RegExp(`<${TAG} id="(\\d+)"></${TAG}>`, 'g');
/** Stands in ids that React would make from the part's place on the page. */
const ID = `${TAG}-id`;
/** Islands are numbered from here while a part is rendered by itself. */
const FIRST_ISLAND = 1_000_000_000;
const ISLAND_PLACES = /data-place="1\d{9}"><\/div>/;
/**
 * An id, something that waits for data, an element of the head, a picture that is fetched early (React notes its preload
 * for the page that is being rendered, and for no later one): they belong to the page around the part.
 */
const OF_PAGE = new RegExp(
  `${ID}|<!--\\$| fetchPriority="high"|^<(?:link|meta|title|style|script)\\b`,
);

/** Data that JSON tells apart. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if ('$$typeof' in value || Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const name in value) if (!isPlain((value as Record<string, unknown>)[name])) return false;
  return true;
}

interface Surroundings {
  readonly page: PageInfo;
  readonly words: Translations;
  /** Whose page it is: its translations are those of the page. */
  readonly owner: string | undefined;
  /** Where only islands are hydrated at first. */
  readonly islands: IslandHost | undefined;
}

export interface ServerMarkup {
  readonly cache: MarkupCache;
  /** The page with everything in its place. */
  readonly fill: (html: string) => string;
}

/** Gives one page what is cached of it: cards, groups of filters, columns of links. */
export function serverMarkup({ page, words, owner, islands }: Surroundings): ServerMarkup {
  const placed: string[] = [];
  const start = JSON.stringify([page, owner ?? '', islands !== undefined]);
  const navigation = { basename: prefixOf(page.language) || '/' };

  function render(Component: CacheableComponent<never>, props: object): Markup {
    const found: { kind: IslandKind<never>; props: object }[] = [];
    const recording: IslandHost = {
      render: (kind, given) => ({
        html: '',
        place: FIRST_ISLAND + found.push({ kind, props: given }),
      }),
    };
    const html = renderToString(
      <PageContext value={page}>
        <I18nextProvider i18n={words.i18n}>
          <NavigationContext value={navigation as never}>
            <MarkupCacheContext value={null}>
              <IslandHostContext value={islands ? recording : null}>
                {createElement(Component as CacheableComponent<object>, props)}
              </IslandHostContext>
            </MarkupCacheContext>
          </NavigationContext>
        </I18nextProvider>
      </PageContext>,
      { identifierPrefix: ID },
    );
    if (OF_PAGE.test(html)) throw new Error('The part belongs to its page');
    const pieces = html.split(ISLAND_PLACES);
    if (pieces.length !== found.length + 1) throw new Error('Islands are not in their order');
    return { pieces, islands: found };
  }

  function find(Component: CacheableComponent<never>, props: object) {
    const key = `${idOf(Component)} ${start} ${JSON.stringify(props)}`;
    const known = look(key);
    if (known) return known;
    let made: Markup | typeof NOT_CACHEABLE = NOT_CACHEABLE;
    try {
      made = render(Component, props);
    } catch {
      // Rendered where it stands it has all of the page, or fails as it would without a cache.
    }
    store(key, made);
    return made;
  }

  /** The HTML of a part on this page. */
  function assemble({ pieces, islands: inside }: Markup): string {
    return inside.reduce((html, { kind, props }, at) => {
      const island = islands?.render?.(kind, props);
      return `${html}data-place="${island?.place}">${island?.html ?? ''}</div>${pieces[at + 1]}`;
    }, pieces[0] ?? '');
  }

  return {
    cache: {
      place(Component, props) {
        if (!isPlain(props)) return null;
        const markup = find(Component, props);
        if (markup === NOT_CACHEABLE) return null;
        return createElement(TAG, { id: placed.push(assemble(markup)) - 1 });
      },
    },
    fill: (html) => html.replace(PLACES, (_, id) => placed[Number(id)] ?? ''),
  };
}

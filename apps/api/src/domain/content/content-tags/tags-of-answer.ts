import type { ContentKind } from '@tractor-haat/api-client/contract';

/** Tag of pages that any change invalidates. */
const EVERYTHING = '*';

/** Limit of the header, in characters; beyond it, rows get no tags of their own. */
const MAX_CHARACTERS = 6000;

/** Content kind by the first segment of an address. */
const LISTED: readonly [RegExp, ContentKind][] = [
  [/tractor/, 'tractors'],
  [/^implement/, 'implements'],
  [/^tyre/, 'tyres'],
  [/^dealers$/, 'dealers'],
  [/^(?:loan-offers|insurance-figures)$/, 'lenders'],
  [/^road-charges$/, 'road-charges'],
  [/^posts$/, 'posts'],
  [/^(?:videos|reels|stories|playlists)$/, 'videos'],
  [/^subsidies$/, 'subsidies'],
];

const SEARCHED = LISTED.map(([, kind]) => kind);

/** Responses contain only ids of these kinds, so all pages of a kind are invalidated together. */
const WITHOUT_SLUGS: readonly ContentKind[] = ['dealers', 'lenders', 'road-charges'];

/** True if responses contain slugs of this kind. */
export const hasSlugs = (kind: ContentKind): boolean => !WITHOUT_SLUGS.includes(kind);

function kindsAt(route: string): readonly ContentKind[] {
  const collection = /^\/api\/v1\/([^/]+)/.exec(route)?.[1] ?? '';
  if (collection === 'search') return SEARCHED;
  const kinds = LISTED.filter(([pattern]) => pattern.test(collection)).map(([, kind]) => kind);
  return route.includes('/:') ? kinds.filter((kind) => !hasSlugs(kind)) : kinds;
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

function collect(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if ((name === 'slug' || name.endsWith('_slug')) && isSlug(inner)) into.add(inner);
    else collect(inner, into);
  }
}

type TaggedResponse = {
  /** The route's pattern. */
  readonly route: string;
  readonly params: unknown;
  readonly payload: unknown;
};

/**
 * Cache tags of a response: the kinds that it lists and every row that it contains. A cache can then invalidate a page
 * when one of its rows changes.
 */
export function tagsOfAnswer({ route, params, payload }: TaggedResponse): string[] {
  const tags = new Set<string>(kindsAt(route));
  for (const value of Object.values(params ?? {})) if (isSlug(value)) tags.add(value);
  collect(payload, tags);
  return [...tags].join(' ').length > MAX_CHARACTERS ? [EVERYTHING] : [...tags];
}

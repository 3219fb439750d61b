import type { ContentKind } from '@tractor-haat/api-client/contract';

/** Cache tag of responses that any change of content invalidates. */
const ALL_CONTENT_TAG = '*';

/** A list of tags that is too long for the header is replaced by `ALL_CONTENT_TAG`. */
const MAX_HEADER_CHARACTERS = 6000;

/** Content kind by the first segment after `/api/v1/`. */
const KIND_PATTERNS: readonly [RegExp, ContentKind][] = [
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

const SEARCH_KINDS = KIND_PATTERNS.map(([, kind]) => kind);

/** Responses contain no slugs of these kinds, so all pages of such a kind are invalidated together. */
const KINDS_WITHOUT_SLUGS: readonly ContentKind[] = ['dealers', 'lenders', 'road-charges'];

export const hasSlugs = (kind: ContentKind): boolean => !KINDS_WITHOUT_SLUGS.includes(kind);

function listRouteKinds(route: string): readonly ContentKind[] {
  const collection = /^\/api\/v1\/([^/]+)/.exec(route)?.[1] ?? '';
  if (collection === 'search') return SEARCH_KINDS;
  const kinds = KIND_PATTERNS.filter(([pattern]) => pattern.test(collection)).map(
    ([, kind]) => kind,
  );
  return route.includes('/:') ? kinds.filter((kind) => !hasSlugs(kind)) : kinds;
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

function collectSlugs(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectSlugs(item, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, nestedValue] of Object.entries(value)) {
    if ((name === 'slug' || name.endsWith('_slug')) && isSlug(nestedValue)) into.add(nestedValue);
    else collectSlugs(nestedValue, into);
  }
}

type TaggedResponse = {
  /** Pattern of the route, such as `/api/v1/posts/:slug`. */
  readonly route: string;
  readonly params: unknown;
  readonly payload: unknown;
};

/**
 * Lists the cache tags of a response: the kinds of its content and the slugs of its rows. A cache can then invalidate
 * a page when one of its rows changes.
 */
export function listResponseTags({ route, params, payload }: TaggedResponse): string[] {
  const tags = new Set<string>(listRouteKinds(route));
  for (const value of Object.values(params ?? {})) if (isSlug(value)) tags.add(value);
  collectSlugs(payload, tags);
  return [...tags].join(' ').length > MAX_HEADER_CHARACTERS ? [ALL_CONTENT_TAG] : [...tags];
}

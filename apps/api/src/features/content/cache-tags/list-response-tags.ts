import type { ContentKind } from '@tractor-haat/api-client/contract';

/** Tag of responses that any change of content invalidates. */
const ALL_CONTENT_TAG = '*';

/** Longer headers are replaced by `ALL_CONTENT_TAG`, because servers limit the size of headers. */
const MAX_HEADER_CHARACTERS = 6000;

/** Patterns of the first path segment after `/api/v1/`. */
const KIND_PATTERNS: readonly { pattern: RegExp; kind: ContentKind }[] = [
  { pattern: /tractor/, kind: 'tractors' },
  { pattern: /^implement/, kind: 'implements' },
  { pattern: /^tyre/, kind: 'tyres' },
  { pattern: /^dealers$/, kind: 'dealers' },
  { pattern: /^(?:loan-offers|insurance-figures)$/, kind: 'lenders' },
  { pattern: /^road-charges$/, kind: 'road-charges' },
  { pattern: /^posts$/, kind: 'posts' },
  { pattern: /^(?:videos|reels|stories|playlists)$/, kind: 'videos' },
  { pattern: /^subsidies$/, kind: 'subsidies' },
];

const SEARCH_KINDS = KIND_PATTERNS.map(({ kind }) => kind);

/** Responses contain no slugs of these kinds, so all their pages have the kind as a tag. */
const KINDS_WITHOUT_SLUGS: readonly ContentKind[] = ['dealers', 'lenders', 'road-charges'];

export const hasSlugs = (kind: ContentKind): boolean => !KINDS_WITHOUT_SLUGS.includes(kind);

type TaggedResponse = {
  readonly route: string;
  readonly params: unknown;
  readonly payload: unknown;
};

/** Returns the kinds and slugs of the content in a response, so that a cache can invalidate the response. */
export function listResponseTags({ route, params, payload }: TaggedResponse): string[] {
  const tags = new Set<string>(listRouteKinds(route));
  for (const value of Object.values(params ?? {})) if (isSlug(value)) tags.add(value);
  collectSlugs(payload, tags);
  return [...tags].join(' ').length > MAX_HEADER_CHARACTERS ? [ALL_CONTENT_TAG] : [...tags];
}

/** Detail pages have the slugs of their rows as tags instead of a kind. */
function listRouteKinds(route: string): readonly ContentKind[] {
  const collection = /^\/api\/v1\/([^/]+)/.exec(route)?.[1] ?? '';
  if (collection === 'search') return SEARCH_KINDS;
  const matches = KIND_PATTERNS.filter(({ pattern }) => pattern.test(collection));
  const kinds = matches.map(({ kind }) => kind);
  return route.includes('/:') ? kinds.filter((kind) => !hasSlugs(kind)) : kinds;
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value);

function collectSlugs(value: unknown, slugs: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectSlugs(item, slugs);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, nestedValue] of Object.entries(value)) {
    if ((name === 'slug' || name.endsWith('_slug')) && isSlug(nestedValue)) slugs.add(nestedValue);
    else collectSlugs(nestedValue, slugs);
  }
}

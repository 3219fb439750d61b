import type { ContentKind } from '@tractor-haat/api-client/contract';

/** A page with this tag is old after every change. */
const EVERYTHING = '*';

/** A tag per answer's row would be more than a header carries, from here on. */
const MAX_CHARACTERS = 6000;

/** Whose rows an address lists, by its first name. */
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

/** Rows of these are named by a number in answers, which says nothing: all their pages go together. */
const WITHOUT_SLUGS: readonly ContentKind[] = ['dealers', 'lenders', 'road-charges'];

/** Whether a row of a kind has a name in answers. */
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

type Answered = {
  /** The pattern of its address. */
  readonly route: string;
  readonly params: unknown;
  readonly payload: unknown;
};

/**
 * What an answer was made of, for whoever keeps pages: the kinds that it lists, and every row that it names. A page whose
 * row changes is then known without knowing how the page is made.
 */
export function tagsOfAnswer({ route, params, payload }: Answered): string[] {
  const tags = new Set<string>(kindsAt(route));
  for (const value of Object.values(params ?? {})) if (isSlug(value)) tags.add(value);
  collect(payload, tags);
  return [...tags].join(' ').length > MAX_CHARACTERS ? [EVERYTHING] : [...tags];
}

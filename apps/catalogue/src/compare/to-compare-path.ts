/** Separator of the slugs in the URL of a comparison; a slug cannot contain it. */
const SLUG_SEPARATOR = '-vs-';

/** Number of columns that fit on a wide screen and on a phone. */
export const MAX_COMPARED = 4;
export const MAX_COMPARED_ON_PHONE = 3;

/** Path of a comparison. The slugs are sorted, so that each comparison has one URL. */
export const toComparePath = (slugs: readonly string[]): string =>
  slugs.length < 2
    ? '/compare-tractors'
    : `/compare-tractors/${[...slugs].sort().join(SLUG_SEPARATOR)}`;

export const toChooserPath = (slugs: readonly string[]): string =>
  `/compare-tractors?${new URLSearchParams([...slugs.map((slug) => ['tractor', slug]), ['change', '1']])}`;

/** Unique slugs in the last URL segment; empty if any is invalid. */
export function parseComparedSlugs(segment: string): string[] {
  const slugs = segment.split(SLUG_SEPARATOR);
  return slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) ? [...new Set(slugs)] : [];
}

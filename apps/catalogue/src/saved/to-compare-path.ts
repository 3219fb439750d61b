const SLUG_SEPARATOR = '-vs-';

/** As many columns as fit on a wide screen. */
export const MAX_COMPARED = 4;
export const MAX_COMPARED_ON_PHONE = 3;

/** Sorts the slugs, so each comparison has one URL. */
export const toComparePath = (slugs: readonly string[]): string =>
  slugs.length < 2
    ? '/compare-tractors'
    : `/compare-tractors/${[...slugs].sort().join(SLUG_SEPARATOR)}`;

export const toChooserPath = (slugs: readonly string[]): string =>
  `/compare-tractors?${new URLSearchParams([...slugs.map((slug) => ['tractor', slug]), ['change', '1']])}`;

/** Empty if any slug is invalid. */
export function parseComparedSlugs(segment: string): string[] {
  const slugs = segment.split(SLUG_SEPARATOR);
  return slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) ? [...new Set(slugs)] : [];
}

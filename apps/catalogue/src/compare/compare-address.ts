/** Stands between the tractors in the address of a comparison; no slug may hold it. */
const VERSUS = '-vs-';

/** The most that fit side by side: on a wide screen, and on a phone. */
export const MAX_COMPARED = 4;
export const MAX_ON_PHONE = 3;

/** Address of a comparison: the order is fixed, so that one comparison has one address. */
export const compareAddress = (slugs: readonly string[]): string =>
  slugs.length < 2 ? '/compare-tractors' : `/compare-tractors/${[...slugs].sort().join(VERSUS)}`;

/** The page where a comparison is chosen, with these tractors in their places. */
export const chooseAddress = (slugs: readonly string[]): string =>
  `/compare-tractors?${new URLSearchParams([...slugs.map((slug) => ['tractor', slug]), ['change', '1']])}`;

/** Slugs that the last part of an address names, each once; empty when it names none properly. */
export function comparedSlugs(part: string): string[] {
  const slugs = part.split(VERSUS);
  return slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) ? [...new Set(slugs)] : [];
}

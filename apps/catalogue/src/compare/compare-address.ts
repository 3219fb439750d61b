/** Address of a comparison: the order is fixed, so that one comparison has one address. */
export const compareAddress = (slugs: readonly string[]): string =>
  slugs.length < 2 ? '/compare-tractors' : `/compare-tractors/${[...slugs].sort().join('-vs-')}`;

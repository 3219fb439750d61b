/**
 * Bytes on the wire (brotli, 1 KB is 1000 bytes) that a first visit of a list page may cost. Two of them are
 * ceilings at what the sections weigh today, above the design's figure in the comment: docs/adr/0007 says why
 * and what brings them back.
 */
export const limits = [
  ['html', 'HTML of the page', 20_000],
  ['script', 'script, all', 182_500], // design: 165 KB
  ['remote', "the section's share of it", 28_500], // design: 25 KB
  ['css', 'CSS, all', 14_000],
  ['fonts', 'fonts, English page', 21_000],
  ['popups', 'popups before they are wanted', 0],
];

/** One line for each limit of each page. */
export function compare(weights) {
  return weights.flatMap(({ page, weight }) =>
    limits.map(([key, what, limit]) => ({
      page,
      what,
      bytes: weight[key],
      limit,
      ok: weight[key] <= limit,
    })),
  );
}

/** Bytes on the wire (brotli, 1 KB is 1000 bytes) that a first visit of a list page may cost: the design's. */
export const limits = [
  ['html', 'HTML of the page', 20_000],
  ['script', 'script, all', 165_000],
  ['remote', "the section's share of it", 25_000],
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

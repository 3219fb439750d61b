/**
 * Limits of the design for the first visit of a list page, in bytes on the wire (brotli, 1 KB is 1000 bytes).
 * @type {readonly (readonly [key: string, metric: string, limit: number])[]}
 */
export const limits = [
  ['html', 'HTML of the page', 20_000],
  ['script', 'script, all', 165_000],
  ['remote', "the remote's share of it", 25_000],
  ['css', 'CSS, all', 14_000],
  ['fonts', 'fonts, English page', 21_000],
  ['popups', 'popups before they are opened', 0],
];

/**
 * A missing weight exceeds its limit. `pageLimits` replaces limits by key.
 * @param {readonly { page: string, pageLimits?: Record<string, number>, weight: Record<string, number> }[]} weights
 */
export function compare(weights) {
  return weights.flatMap(({ page, weight, pageLimits = {} }) =>
    limits.map(([key, metric, defaultLimit]) => {
      const bytes = weight[key] ?? Number.POSITIVE_INFINITY;
      const limit = pageLimits[key] ?? defaultLimit;
      return { page, metric, bytes, limit, ok: bytes <= limit };
    }),
  );
}

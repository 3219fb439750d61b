/**
 * Limits of the design for the first visit of a list page, in bytes on the wire (brotli, 1 KB is 1000 bytes).
 * `key` is the field of `measurePageWeight`.
 */
export const PAGE_LIMITS = [
  { key: 'html', metric: 'HTML of the page', maxBytes: 20_000 },
  { key: 'script', metric: 'script, all', maxBytes: 165_000 },
  { key: 'remoteScript', metric: "the remote's share of it", maxBytes: 25_000 },
  { key: 'css', metric: 'CSS, all', maxBytes: 14_000 },
  { key: 'fonts', metric: 'fonts, English page', maxBytes: 21_000 },
  { key: 'popups', metric: 'popups before they are opened', maxBytes: 0 },
];

/**
 * Compares each weight of each page with its limit. A missing weight exceeds its limit. `pageLimits` replaces limits by
 * key.
 * @param {readonly { page: string, pageLimits?: Record<string, number>, weight: Record<string, number> }[]} weights
 */
export function compareWithLimits(weights) {
  return weights.flatMap(({ page, weight, pageLimits = {} }) =>
    PAGE_LIMITS.map(({ key, metric, maxBytes }) => {
      const bytes = weight[key] ?? Number.POSITIVE_INFINITY;
      const limit = pageLimits[key] ?? maxBytes;
      return { page, metric, bytes, limit, ok: bytes <= limit };
    }),
  );
}

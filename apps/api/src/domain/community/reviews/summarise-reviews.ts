import type { ReviewSummary } from '@tractor-haat/api-client/contract';

/** `average` has one decimal. `histogram` counts the reviews with 5, 4, 3, 2 and 1 stars. */
export function summariseReviews(
  rows: readonly { rating: number; demo: boolean }[],
): ReviewSummary {
  const histogram = [5, 4, 3, 2, 1].map(
    (stars) => rows.filter(({ rating }) => rating === stars).length,
  );
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  return {
    count: rows.length,
    average: rows.length === 0 ? null : Math.round((sum / rows.length) * 10) / 10,
    histogram,
    demo: rows.every(({ demo }) => demo),
  };
}

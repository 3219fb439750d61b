import type { TractorReviewReader } from '../../catalogue/tractors/detail.ts';
import { type ReviewIndex, reviewItem } from './index-of-reviews.ts';
import { summaryOf } from './summary.ts';

const MAX_REVIEWS = 6;

/** Reads the summary and the first reviews for a tractor's page. */
export function tractorReviewReader(current: ReviewIndex): TractorReviewReader {
  return async (tractor, { language, order }) => {
    const reviews = await current();
    const found = reviews.search({ tractor: [String(tractor)] }, order, 1);
    return {
      summary: summaryOf(reviews.rows.filter(({ tractor_id }) => tractor_id === tractor)),
      items: found.rows.slice(0, MAX_REVIEWS).map((review) => reviewItem(review, language)),
    };
  };
}

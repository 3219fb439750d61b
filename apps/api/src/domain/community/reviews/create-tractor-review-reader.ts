import type { TractorReviewReader } from '../../catalogue/tractors/create-tractor-finder.ts';
import { type ReviewIndex, toReviewItem } from './review-index.ts';
import { summariseReviews } from './summarise-reviews.ts';

const MAX_REVIEWS = 6;

export function createTractorReviewReader(readIndex: ReviewIndex): TractorReviewReader {
  return async (tractorId, { language, order }) => {
    const index = await readIndex();
    const result = index.search({ tractor: [String(tractorId)] }, order, 1);
    return {
      summary: summariseReviews(index.rows.filter(({ tractor_id }) => tractor_id === tractorId)),
      items: result.rows.slice(0, MAX_REVIEWS).map((review) => toReviewItem(review, language)),
    };
  };
}

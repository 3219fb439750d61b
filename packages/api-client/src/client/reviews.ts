import type {
  ReviewBody,
  ReviewSaved,
  ReviewsAnswer,
  ReviewsPage,
  ReviewsQuery,
} from '../contract/reviews.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** One page of reviews across tractors; 400 for an unknown filter, 404 for a page too far. */
export async function listReviews(
  query: ReviewsQuery = {},
  options: CallOptions = {},
): Promise<ReviewsPage> {
  return (await getJson<ReviewsAnswer>('/api/v1/reviews', query, options)).data;
}

/** Hands in a review; it is shown when a person has read it. Throws `ApiError` with the reason. */
export function saveReview(body: ReviewBody, options: CallOptions = {}): Promise<ReviewSaved> {
  return succeeded(postJson<ReviewSaved>('/api/review_save', body, options));
}

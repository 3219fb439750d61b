import type {
  ReviewBody,
  ReviewSavedAnswer,
  ReviewsAnswer,
  ReviewsPage,
  ReviewsQuery,
} from '../contract/reviews.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** One page of reviews across tractors. Throws `ApiError`: 400 for an unknown filter, 404 after the last page. */
export async function listReviews(
  query: ReviewsQuery = {},
  options: CallOptions = {},
): Promise<ReviewsPage> {
  return (await getJson<ReviewsAnswer>('/api/v1/reviews', query, options)).data;
}

/** Submits a review for moderation. Throws `ApiError` with the reason. */
export function saveReview(
  body: ReviewBody,
  options: CallOptions = {},
): Promise<ReviewSavedAnswer> {
  return succeeded(postJson<ReviewSavedAnswer>('/api/review_save', body, options));
}

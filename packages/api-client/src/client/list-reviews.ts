import type {
  ReviewBody,
  ReviewSavedResponse,
  ReviewsPage,
  ReviewsQuery,
  ReviewsResponse,
} from '../contract/reviews.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Fetches one page of tractor reviews. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listReviews(
  query: ReviewsQuery = {},
  options: CallOptions = {},
): Promise<ReviewsPage> {
  return (await getJson<ReviewsResponse>('/api/v1/reviews', query, options)).data;
}

/** Submits a review for moderation. Throws `ApiError` 400 for a validation error. */
export function saveReview(
  body: ReviewBody,
  options: CallOptions = {},
): Promise<ReviewSavedResponse> {
  return requireSuccess(postJson<ReviewSavedResponse>('/api/review_save', body, options));
}

import type { CommentsResponse, PostComment } from '../contract/posts.contract.ts';
import type { CommentBody, SubmissionResponse } from '../contract/writing.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Fetches the approved comments of a post, oldest first. */
export async function listComments(
  { post }: { post: string },
  options: CallOptions = {},
): Promise<PostComment[]> {
  const path = `/api/v1/posts/${encodeURIComponent(post)}/comments`;
  return (await getJson<CommentsResponse>(path, {}, options)).data;
}

/** Submits a comment for moderation. Throws `ApiError` 400 for a validation error, and 429 after too many requests. */
export function saveComment(
  body: CommentBody,
  options: CallOptions = {},
): Promise<SubmissionResponse> {
  return requireSuccess(postJson<SubmissionResponse>('/api/blog_comment_save', body, options));
}

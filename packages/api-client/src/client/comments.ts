import type { CommentsResponse, PostComment } from '../contract/posts.ts';
import type { CommentBody, SubmissionResponse } from '../contract/writing.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { requireSuccess } from './succeeded.ts';

/** Approved comments of a post, oldest first. */
export async function listComments(
  { post }: { post: string },
  options: CallOptions = {},
): Promise<PostComment[]> {
  const path = `/api/v1/posts/${encodeURIComponent(post)}/comments`;
  return (await getJson<CommentsResponse>(path, {}, options)).data;
}

/** Submits a comment for moderation. Throws `ApiError`: 400 for a validation error, 429 when rate limited. */
export function saveComment(body: CommentBody, options: CallOptions = {}): Promise<SubmissionResponse> {
  return requireSuccess(postJson<SubmissionResponse>('/api/blog_comment_save', body, options));
}

import type { CommentsAnswer, PostComment } from '../contract/posts.ts';
import type { CommentBody, SavedAnswer } from '../contract/writing.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Approved comments of a post, oldest first. */
export async function listComments(
  { post }: { post: string },
  options: CallOptions = {},
): Promise<PostComment[]> {
  const path = `/api/v1/posts/${encodeURIComponent(post)}/comments`;
  return (await getJson<CommentsAnswer>(path, {}, options)).data;
}

/** Submits a comment for moderation. Throws `ApiError`: 400 for a validation error, 429 when rate limited. */
export function saveComment(body: CommentBody, options: CallOptions = {}): Promise<SavedAnswer> {
  return succeeded(postJson<SavedAnswer>('/api/blog_comment_save', body, options));
}

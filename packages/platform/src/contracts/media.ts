/** `media/comments`: what readers say of a post, and the form to say more. */
export interface CommentsProps {
  /** Slug of the post. */
  readonly post: string;
}

/** `media/tractor-questions`: what people ask about a tractor, and the way to ask. */
export interface TractorQuestionsProps {
  readonly id: number;
  /** With the brand, in the page's language. */
  readonly name: string;
}
/** `media/comments`: what readers say of a post, and the form to say more. */
export interface CommentsProps {
  /** Slug of the post. */
  readonly post: string;
}

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

/** What a row of posts or videos takes. */
export interface RowProps {
  /** How many to show. */
  readonly limit: number;
}

/** What this remote offers to others' pages. */
export interface MediaWidgets {
  'media/comments': CommentsProps;
  /** The newest posts and videos. */
  'media/news-row': RowProps;
  'media/video-row': RowProps;
  'media/tractor-questions': TractorQuestionsProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends MediaWidgets {}
}

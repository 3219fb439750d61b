/** `media/tractor-questions`: questions about a tractor and a link to ask one. */
export interface TractorQuestionsProps {
  readonly id: number;
  /** Brand and model in the page's language. */
  readonly name: string;
}
/** `media/comments`: comments of a post and a form to add one. */
export interface CommentsProps {
  /** Slug of the post. */
  readonly post: string;
  /** Values by field of a comment that was rejected without JavaScript. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

export interface RowProps {
  /** Maximum number of items. */
  readonly limit: number;
}

/** Widgets for pages of other remotes. */
export interface MediaWidgets {
  'media/comments': CommentsProps;
  'media/news-row': RowProps;
  'media/video-row': RowProps;
  'media/tractor-questions': TractorQuestionsProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends MediaWidgets {}
}

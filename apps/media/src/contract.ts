export interface TractorQuestionsProps {
  readonly id: number;
  /** Brand and model in the page's language. */
  readonly name: string;
}
export interface CommentsProps {
  /** Slug of the post. */
  readonly post: string;
  /** Values by field of a comment form that was submitted without JavaScript and rejected. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

export interface RowProps {
  readonly limit: number;
}

export interface MediaWidgets {
  'media/comments': CommentsProps;
  'media/news-row': RowProps;
  'media/video-row': RowProps;
  'media/tractor-questions': TractorQuestionsProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends MediaWidgets {}
}

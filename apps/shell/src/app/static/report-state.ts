export interface ReportState {
  /** Path of the reported page without language prefix; default `/`. */
  readonly page: string;
  readonly isSent: boolean;
}

/** A path of this site: no other host (`//`, `/\`) and of limited length. */
const PATH_PATTERN = /^\/(?![/\\])\S{0,499}$/;

/** State of the report page from its URL: `?page=/tractors`, and `sent` after submission. */
export function parseReportState(query: URLSearchParams): ReportState {
  const page = query.get('page') ?? '';
  return { page: PATH_PATTERN.test(page) ? page : '/', isSent: query.has('sent') };
}

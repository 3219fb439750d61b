export interface ReportState {
  readonly page: string;
  readonly isSent: boolean;
}

/** A path of this site. A second slash or a backslash would begin the name of another host. */
const PATH_PATTERN = /^\/(?![/\\])\S{0,499}$/;

export function parseReportState(query: URLSearchParams): ReportState {
  const page = query.get('page') ?? '';
  return { page: PATH_PATTERN.test(page) ? page : '/', isSent: query.has('sent') };
}

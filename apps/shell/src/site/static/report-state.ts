export interface ReportState {
  /** Address of the page that the report is about, without language prefix; `/` when none was given. */
  readonly page: string;
  readonly isSent: boolean;
}

/** One of our own pages: neither another host (`//`, `/\`) nor longer than an address of ours can be. */
const OWN_PAGE = /^\/(?![/\\])\S{0,499}$/;

/** What the address of the report's page says: `?page=/tractors`, and `sent` after the form has gone. */
export function reportStateOf(query: URLSearchParams): ReportState {
  const page = query.get('page') ?? '';
  return { page: OWN_PAGE.test(page) ? page : '/', isSent: query.has('sent') };
}

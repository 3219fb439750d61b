/** `draft` and `key` are secrets that open the data of one visitor, so caches must not store the page. */
export const isPersonal = (url: URL) =>
  url.searchParams.has('draft') ||
  url.searchParams.has('key') ||
  matchesPath(MAIL_LINK, url) ||
  isInvitation(url);

const MAIL_LINK = /\/newsletter\/(?:confirm|unsubscribe)\//i;

export const isInvitation = (url: URL) => matchesPath(/\/desk\/invitation\/[^/]/i, url);

/** Staff pages must not be cached, because a shared machine would show them after the session. */
export const isDesk = (url: URL) => matchesPath(/^(?:\/(?:hi|gu|mr))?\/desk(?:\/|$)/i, url);

function matchesPath(pattern: RegExp, { pathname }: URL): boolean {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // The path is malformed and is matched as it was sent.
  }
  return pattern.test(path);
}

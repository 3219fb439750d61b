/** `draft` and `key` identify data of one visitor. They are unguessable, but must not be cached. */
export const isPersonal = (url: URL) =>
  url.searchParams.has('draft') ||
  url.searchParams.has('key') ||
  matchesPath(MAIL_LINK, url) ||
  isInvitation(url);

const MAIL_LINK = /\/newsletter\/(?:confirm|unsubscribe)\//i;

export const isInvitation = (url: URL) => matchesPath(/\/desk\/invitation\/[^/]/i, url);

/** A shared machine must not show pages of staff after their session. */
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

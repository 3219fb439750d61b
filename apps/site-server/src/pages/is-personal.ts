/** `draft` and `key` identify data of one visitor: unguessable, but never cached. */
export const isPersonal = (url: URL) =>
  url.searchParams.has('draft') ||
  url.searchParams.has('key') ||
  matchesPath(MAIL_LINK, url) ||
  isInvitation(url);

/** URLs with a token from an e-mail. */
const MAIL_LINK = /\/newsletter\/(?:confirm|unsubscribe)\//i;

/** True for URLs with an invitation token. */
export const isInvitation = (url: URL) => matchesPath(/\/desk\/invitation\/[^/]/i, url);

/** True for pages of staff: a shared machine must not show them after the session. */
export const isDesk = (url: URL) => matchesPath(/^(?:\/(?:hi|gu|mr))?\/desk(?:\/|$)/i, url);

/** Matches a path like the router does: any case, escaped letters; a malformed path stays as it is. */
function matchesPath(pattern: RegExp, { pathname }: URL): boolean {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Malformed: matched as it was sent.
  }
  return pattern.test(path);
}

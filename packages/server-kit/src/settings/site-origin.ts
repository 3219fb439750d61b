/** Port of the site server if `PORT` is not set. */
export const DEFAULT_SITE_PORT = 3000;

/**
 * Returns the origin of links in invitations, mails and previews: `PUBLIC_ORIGIN`, or the site server on this machine
 * if it is not set.
 * @example siteOrigin({ sitePort: 3461 }) // "http://localhost:3461"
 */
export function siteOrigin({
  publicOrigin,
  sitePort = DEFAULT_SITE_PORT,
}: {
  readonly publicOrigin?: string | undefined;
  readonly sitePort?: number | undefined;
}): string {
  return publicOrigin ?? `http://localhost:${sitePort}`;
}

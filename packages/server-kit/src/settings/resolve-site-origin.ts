export const DEFAULT_SITE_PORT = 3000;

/**
 * Returns the origin of links in invitations, mails and previews: `publicOrigin`, or the site server on this machine.
 * @example resolveSiteOrigin({ sitePort: 3461 }) // "http://localhost:3461"
 */
export function resolveSiteOrigin({
  publicOrigin,
  sitePort = DEFAULT_SITE_PORT,
}: {
  readonly publicOrigin?: string | undefined;
  readonly sitePort?: number | undefined;
}): string {
  return publicOrigin ?? `http://localhost:${sitePort}`;
}

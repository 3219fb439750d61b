/** WebAuthn relying party: a host, and the origin of its pages. Keys of other sites are rejected. */
export type RelyingParty = { id: string; origin: string };

/**
 * The relying party of a site; without a configured origin, as in development, that of the page, whose origin has been
 * checked.
 */
export function createRelyingParty(publicOrigin: string | undefined, origin: string): RelyingParty {
  const { hostname, origin: siteOrigin } = new URL(publicOrigin ?? origin);
  return { id: hostname, origin: siteOrigin };
}

/** WebAuthn relying party: the host of a site, and the origin of its pages. Keys of other sites are rejected. */
export type RelyingParty = { id: string; origin: string };

/**
 * Creates the relying party of a site. `origin` is the checked origin of the page, which is used if no public origin is
 * configured, as in development.
 */
export function createRelyingParty(publicOrigin: string | undefined, origin: string): RelyingParty {
  const { hostname, origin: siteOrigin } = new URL(publicOrigin ?? origin);
  return { id: hostname, origin: siteOrigin };
}

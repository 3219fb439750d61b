export type RelyingParty = { id: string; origin: string };

/** `origin` is the page's origin. It is used only if no public origin is configured, as in development. */
export function createRelyingParty(publicOrigin: string | undefined, origin: string): RelyingParty {
  const { hostname, origin: siteOrigin } = new URL(publicOrigin ?? origin);
  return { id: hostname, origin: siteOrigin };
}

/** Whom a key is made for: a host, and the origin of its pages. A key of another site's answers nothing here. */
export type RelyingParty = { id: string; origin: string };

/** That of a site; where it has no origin of its own, as in development, that of the page, which was found to be ours. */
export function relyingParty(publicOrigin: string | undefined, origin: string): RelyingParty {
  const { hostname, origin: own } = new URL(publicOrigin ?? origin);
  return { id: hostname, origin: own };
}

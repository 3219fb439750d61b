import { addressIn } from '@tractor-haat/i18n';
import { type IslandLinkProps, useIslandPage } from './island-page.ts';

/**
 * A link within the site: before the page is hydrated whole, an anchor and no more. The document listens to all of them
 * at once then.
 */
export function Link({ to, ...anchor }: IslandLinkProps) {
  const { language, Link: Routed } = useIslandPage();
  if (Routed) return <Routed to={to} {...anchor} />;
  return <a {...anchor} href={addressIn(language, to)} />;
}

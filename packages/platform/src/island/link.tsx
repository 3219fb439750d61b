import { localizePath } from '@tractor-haat/i18n';
import { type IslandLinkProps, useIslandPage } from './island-page.ts';

/**
 * A link to a page of the site. Before the page is hydrated it is a plain anchor, whose clicks the document handles.
 */
export function Link({ to, ...anchor }: IslandLinkProps) {
  const { language, Link: Routed } = useIslandPage();
  if (Routed) return <Routed to={to} {...anchor} />;
  return <a {...anchor} href={localizePath(language, to)} />;
}

import { localizePath } from '@tractor-haat/i18n';
import { type IslandLinkProps, useIslandPage } from './island-page.ts';

/** An internal link: a plain anchor before the page is hydrated; the document handles all clicks. */
export function Link({ to, ...anchor }: IslandLinkProps) {
  const { language, Link: Routed } = useIslandPage();
  if (Routed) return <Routed to={to} {...anchor} />;
  return <a {...anchor} href={localizePath(language, to)} />;
}

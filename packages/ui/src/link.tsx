import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** What ui passes to a link: an anchor's attributes, with the address in `to`. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/**
 * The component that draws links: pass React Router's `Link` as `as`, so that ui need not know
 * the router. Without it a plain anchor is drawn, which is a full page load.
 */
export type LinkComponent = (props: LinkProps) => ReactNode;

/** The link of last resort, and the right one for addresses outside the site. */
export function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

import type { AnchorHTMLAttributes, ReactNode } from 'react';

/** Props of a link component: anchor attributes, with the URL in `to`. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/**
 * Component that renders links, such as React Router's `Link`. It is a prop, so that ui does not depend on the router.
 * The default is `PlainLink`, which causes a full page load.
 */
export type LinkComponent = (props: LinkProps) => ReactNode;

/** A plain anchor. Default of all `as` props, and the component for external URLs. */
export function PlainLink({ to, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

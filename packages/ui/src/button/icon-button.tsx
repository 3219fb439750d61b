import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, type LinkProps, PlainLink } from '../plain-link.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Accessible label, because the button has no text. */
  label: string;
  icon: ReactNode;
};

/** A button of 44 px without text. Use it only for common icons: menu, search, close, rupee, sign-in, back to top. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.root, className)} aria-label={label}>
      {icon}
    </button>
  );
}

export type IconLinkProps = Omit<LinkProps, 'aria-label' | 'children'> & {
  label: string;
  icon: ReactNode;
  as?: LinkComponent;
};

/** A link of 44 px that looks like an `IconButton`. */
export function IconLink({ label, icon, className, as: Link = PlainLink, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.root, className)} aria-label={label}>
      {icon}
    </Link>
  );
}

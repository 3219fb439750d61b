import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, type LinkProps, PlainLink } from '../plain-link.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Accessible label. */
  label: string;
  /** Decorative icon. */
  icon: ReactNode;
};

/** A 44 px icon-only button. Reserved for menu, search, close, rupee, sign-in, Top. */
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

/** A 44 px icon-only link. */
export function IconLink({ label, icon, className, as: Link = PlainLink, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.root, className)} aria-label={label}>
      {icon}
    </Link>
  );
}

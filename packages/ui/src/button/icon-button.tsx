import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, type LinkProps, PlainLink } from '../link.tsx';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for those who cannot see the sign. */
  label: string;
  /** The sign; decorative. */
  icon: ReactNode;
};

/** A 44 px button that shows only a sign. Few things may: menu, search, close, rupee, sign-in, Top. */
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

/** The same as a link. */
export function IconLink({ label, icon, className, as: Link = PlainLink, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.root, className)} aria-label={label}>
      {icon}
    </Link>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagProps = {
  /** `raised` on a picture, `chosen` for a positive state, `note` for a temporary one. */
  variant?: 'raised' | 'plain' | 'chosen' | 'note';
  icon?: ReactNode;
  children: ReactNode;
};

/** A short static label: Popular, Mini, Anand. */
export function Tag({ variant = 'raised', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[variant])}>
      {icon}
      {children}
    </span>
  );
}

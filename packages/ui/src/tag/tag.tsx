import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export type TagProps = {
  /** `raised` on a picture, `chosen` for a good state, `note` for a passing one. */
  look?: 'raised' | 'plain' | 'chosen' | 'note';
  icon?: ReactNode;
  children: ReactNode;
};

/** A word or two about a thing: Popular, Mini, Anand. Not pressed. */
export function Tag({ look = 'raised', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[look])}>
      {icon}
      {children}
    </span>
  );
}

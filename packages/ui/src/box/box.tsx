import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './box.module.css';

export type BoxProps = {
  /** `section` with its name where it is a part of the page of its own. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A card without a machine: paper, a line round it, room inside. Not in a box itself. */
export function Box({ label, labelledBy, className, children }: BoxProps) {
  const Tag = label || labelledBy ? 'section' : 'div';
  return (
    <Tag
      className={classNames(styles.box, className)}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './box.module.css';

export type BoxProps = {
  /** `section` with a label if it is a landmark. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A bordered container with padding. Not nested. */
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

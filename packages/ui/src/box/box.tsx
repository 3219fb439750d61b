import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './box.module.css';

export type BoxProps = {
  /** Label of a landmark. With a label the box is a `section`. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A bordered container with padding. Do not nest boxes. */
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

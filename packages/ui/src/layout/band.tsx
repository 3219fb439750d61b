import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type BandProps = {
  /** Sections alternate between white paper and warm ground. */
  on?: 'paper' | 'ground';
  /** Name of the region, where no heading names it. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** A section over the whole width, its content within the page's column. */
export function Band({ on = 'paper', label, labelledBy, children }: BandProps) {
  return (
    <section
      className={classNames(styles.band, on === 'ground' && styles.ground)}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <Wrap>{children}</Wrap>
    </section>
  );
}

/** The page's column: 1200 px and a gutter on both sides. */
export function Wrap({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './layout.module.css';

export type BandProps = {
  /** Background: white (`paper`) or beige (`ground`). Neighbouring bands alternate. */
  on?: 'paper' | 'ground';
  /** Label of the region, if no heading labels it. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** A full-width section with its content in the page's column. */
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

/** The page's column: 1200 px with gutters. */
export function Wrap({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}

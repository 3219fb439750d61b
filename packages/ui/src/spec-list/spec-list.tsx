import type { ReactNode } from 'react';
import styles from './spec-list.module.css';

export interface SpecItem {
  readonly name: string;
  /** Null or undefined if unknown, which is shown as a dash. */
  readonly value: ReactNode;
}

/** Specifications of a machine as a definition list. Names must be unique. */
export function SpecList({ items }: { items: readonly SpecItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

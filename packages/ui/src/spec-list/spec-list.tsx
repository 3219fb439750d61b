import type { ReactNode } from 'react';
import styles from './spec-list.module.css';

export interface SpecItem {
  readonly name: string;
  /** Null if unknown, shown as a dash. */
  readonly value: ReactNode;
}

/** A list of names and values. */
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

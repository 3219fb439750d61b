import styles from './spec-list.module.css';

export interface SpecItem {
  readonly name: string;
  /** Null where it is not known: a dash, never a guess. */
  readonly value: string | null;
}

/** Names and values below one another. */
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

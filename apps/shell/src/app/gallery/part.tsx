import { Band } from '@tractor-haat/ui';
import { type ReactNode, useId } from 'react';
import styles from './part.module.css';

type PartsProps = { title: string; on?: 'paper' | 'ground'; children: ReactNode };

/** A group of components with a heading. */
export function Parts({ title, on = 'paper', children }: PartsProps) {
  const id = useId();
  return (
    <Band on={on} labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.grid}>{children}</div>
    </Band>
  );
}

type PartProps = {
  /** Component name. */
  name: string;
  /** Spans the whole row. */
  wide?: boolean;
  children: ReactNode;
};

/** One component in one or more states. */
export function Part({ name, wide = false, children }: PartProps) {
  return (
    <div className={wide ? styles.wide : styles.part} data-part={name}>
      <p className={styles.name} lang="en">
        {name}
      </p>
      <div className={styles.states}>{children}</div>
    </div>
  );
}

/** States side by side. */
export function InRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

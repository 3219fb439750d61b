import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './table.module.css';

export type TableColumn = {
  /** Unique in the table. */
  id: string;
  name: ReactNode;
  /** `end` for figures that are compared. */
  align?: 'start' | 'end';
};

export type TableRow = {
  id: string;
  /** Heads the row and stays in sight when the table is scrolled sideways. */
  name: ReactNode;
  /** A cell for each column, by its id; an empty one is left empty. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type TableProps = {
  /** Names the table; read out, and drawn where `showCaption` asks for it. */
  caption: string;
  showCaption?: boolean;
  /** Heads the column of row names. */
  corner?: ReactNode;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** What scrolls must be reachable by keyboard: arrow keys then move it. */
const scrollable = { tabIndex: 0 } as const;

/** Figures side by side. On narrow screens it scrolls sideways under its first column. */
export function Table({ caption, showCaption = false, corner, columns, rows }: TableProps) {
  return (
    <section className={styles.scroll} aria-label={caption} {...scrollable}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead>
          <tr>
            {corner ? <th scope="col">{corner}</th> : <td />}
            {columns.map(({ id, name, align }) => (
              <th key={id} scope="col" className={classNames(align === 'end' && styles.end)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: row, name, cells }) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {columns.map(({ id, align }) => (
                <td key={id} className={classNames(align === 'end' && styles.end)}>
                  {cells[id]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

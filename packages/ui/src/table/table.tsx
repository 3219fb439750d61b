import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './table.module.css';

export type TableColumn = {
  /** Unique in the table. */
  id: string;
  name: ReactNode;
  /** `end` for numbers that readers compare. */
  align?: 'start' | 'end';
};

export type TableRow = {
  id: string;
  /** Row header, which stays visible while the table scrolls horizontally. */
  name: ReactNode;
  /** Cells by column id. A missing cell is empty. */
  cells: Readonly<Record<string, ReactNode>>;
};

export type TableProps = {
  /** Caption, which is visible only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** Header of the row names. */
  corner?: ReactNode;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
};

/** Scroll containers must be focusable for keyboard scrolling. */
const scrollable = { tabIndex: 0 } as const;

/** A data table. On narrow screens it scrolls horizontally beside its first column. */
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

import type { ReactNode } from 'react';
import { OpenIcon } from '../icons/index.ts';
import styles from './accordion.module.css';

export type AccordionItemProps = {
  title: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Initially open. */
  open?: boolean;
  /** Only one item per name is open. */
  name?: string;
  /** Target of fragment links. */
  id?: string;
  children: ReactNode;
};

/** A native `details` element with a title. It opens without JavaScript. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, headingLevel, open, name, id, children } = props;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details className={styles.item} open={open} name={name} id={id}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{title}</Heading>
        <OpenIcon size={22} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Wraps `AccordionItem`s and draws the line above the first one. Each item draws the line below itself. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

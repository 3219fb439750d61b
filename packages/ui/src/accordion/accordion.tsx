import type { ReactNode } from 'react';
import { OpenIcon } from '../icons/index.ts';
import styles from './accordion.module.css';

export type AccordionItemProps = {
  title: ReactNode;
  /** Level of the title among the page's headings, where it is one. */
  headingLevel?: 2 | 3 | 4;
  /** Open at first. */
  open?: boolean;
  /** Items of one name close one another. */
  name?: string;
  /** For links to it. */
  id?: string;
  children: ReactNode;
};

/** A title that folds its content away: the browser's own `details`, so it works without script. */
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

/** `AccordionItem`s below one another. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

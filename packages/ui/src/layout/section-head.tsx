import type { ReactNode } from 'react';
import { ForwardIcon } from '../icons/index.ts';
import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  title: ReactNode;
  /** Id for `labelledBy` of the band. */
  id?: string;
  /** Text below the heading, at most one line. */
  line?: ReactNode;
  /** Link such as "See all". Set `label` as its accessible name if the text is ambiguous. */
  more?: { to: string; text: string; label?: string };
  as?: LinkComponent;
};

/** Section heading with a line of text and a link. */
export function SectionHead({ title, id, line, more, as: Link = PlainLink }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {more && (
        <Link className={styles.more} to={more.to} aria-label={more.label}>
          {more.text}
          <ForwardIcon size={18} />
        </Link>
      )}
    </div>
  );
}

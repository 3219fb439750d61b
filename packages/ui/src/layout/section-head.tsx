import type { ReactNode } from 'react';
import { ForwardIcon } from '../icons/index.ts';
import { type LinkComponent, PlainLink } from '../link.tsx';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  title: ReactNode;
  /** For `labelledBy` of the band. */
  id?: string;
  /** At most one line under the heading. */
  line?: ReactNode;
  /** One "See all"; `label` says of what when the words alone do not. */
  more?: { to: string; text: string; label?: string };
  as?: LinkComponent;
};

/** The heading of a section, a line under it, the way to everything. */
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

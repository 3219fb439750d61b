import type { LocalText, PictureName } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import { PlayIcon } from '@tractor-haat/ui/icons';
import type { ReactNode } from 'react';
import { Drawing } from '../components/drawing.tsx';
import styles from './row-card.module.css';

export interface RowItem {
  readonly to: string;
  readonly title: LocalText;
  readonly picture: PictureName;
}

export function RowCard({
  item: { to, title, picture },
  isVideo = false,
  tag,
  children,
}: {
  item: RowItem;
  isVideo?: boolean;
  tag?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Drawing
          picture={picture}
          widths={[400, 600]}
          sizes="(min-width: 800px) 384px, 78vw"
          alt=""
        />
        {isVideo ? (
          <span className={styles.play}>
            <PlayIcon size={26} />
          </span>
        ) : null}
        {tag ? <div className={styles.tag}>{tag}</div> : null}
      </div>
      <h3 className={styles.title} lang={title.language}>
        <Link to={to}>{title.text}</Link>
      </h3>
      <p className={styles.facts}>{children}</p>
    </article>
  );
}

import type { LocalText, PictureName } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import { Drawing } from './drawing.tsx';
import styles from './side-link.module.css';

export interface SideLinkProps {
  readonly to: string;
  readonly title: LocalText;
  readonly picture: PictureName;
}

/** One of the ways on beside what is read or watched: a small picture and a title. */
export function SideLink({ to, title, picture }: SideLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <span>
        <Drawing
          picture={picture}
          widths={[200, 400]}
          sizes="128px"
          alt=""
          width={640}
          height={360}
          className={styles.picture}
        />
      </span>
      <span lang={title.language}>{title.text}</span>
    </Link>
  );
}

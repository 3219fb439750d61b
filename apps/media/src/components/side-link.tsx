import type { LocalText, PictureName } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import styles from './side-link.module.css';
import { Thumbnail } from './thumbnail.tsx';

export interface SideLinkProps {
  readonly to: string;
  readonly title: LocalText;
  readonly picture: PictureName;
}

export function SideLink({ to, title, picture }: SideLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <span>
        <Thumbnail picture={picture} sizes="128px" className={styles.picture} />
      </span>
      <span lang={title.language}>{title.text}</span>
    </Link>
  );
}

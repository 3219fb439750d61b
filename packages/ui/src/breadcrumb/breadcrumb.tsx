import { type LinkComponent, PlainLink } from '../link.tsx';
import styles from './breadcrumb.module.css';

export type Crumb = {
  name: string;
  /** Left out for the page one is on. */
  to?: string;
};

export type BreadcrumbProps = {
  /** Name of the landmark. */
  label: string;
  /** From home to here. */
  items: readonly Crumb[];
  as?: LinkComponent;
};

/** The way from home to this page. */
export function Breadcrumb({ label, items, as: Link = PlainLink }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ name, to }) => (
          <li className={styles.item} key={name}>
            {to ? (
              <Link className={styles.link} to={to}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

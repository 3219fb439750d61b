import { type LinkComponent, PlainLink } from '../link.tsx';
import styles from './breadcrumb.module.css';

export type Crumb = {
  name: string;
  /** Absent for the current page. */
  to?: string;
};

export type BreadcrumbProps = {
  /** Label of the landmark. */
  label: string;
  /** From home to the current page. */
  items: readonly Crumb[];
  as?: LinkComponent;
};

/** Breadcrumbs of a page. */
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

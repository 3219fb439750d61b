import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import { ProperNames } from '../proper-names/proper-names.tsx';
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
  /** Names of makers and models in the items, which browsers must not translate. */
  properNames?: readonly string[];
};

/** The path from home to the current page, as a navigation landmark. On phones it scrolls horizontally. */
export function Breadcrumb({
  label,
  items,
  as: Link = PlainLink,
  properNames = [],
}: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map(({ name, to }) => {
          const text = <ProperNames text={name} names={properNames} />;
          return (
            <li className={styles.item} key={name}>
              {to ? (
                <Link className={styles.link} to={to}>
                  {/* The link is a flex container, which would drop the spaces around a name. */}
                  {properNames.length > 0 ? <span>{text}</span> : text}
                </Link>
              ) : (
                <span aria-current="page">{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

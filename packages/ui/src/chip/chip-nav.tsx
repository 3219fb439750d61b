import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import styles from './chip.module.css';

export type ChipNavItem = {
  to: string;
  text: ReactNode;
  /** True for the list that the page shows. */
  current?: boolean;
  /** Language of the label if it differs from the page's. */
  lang?: string | undefined;
};

export type ChipNavProps = {
  /** Label of the landmark. */
  label: string;
  items: readonly ChipNavItem[];
  as?: LinkComponent;
  /** Scrolls horizontally on phones instead of wrapping. */
  scroll?: boolean;
};

/** Links to related lists. A URL that begins with `#` is rendered as a plain anchor instead of with `as`. */
export function ChipNav({ label, items, as: Link = PlainLink, scroll = false }: ChipNavProps) {
  return (
    <nav aria-label={label} className={styles.landmark}>
      <ul className={classNames(styles.row, styles.nav, scroll && styles.scroll)}>
        {items.map(({ to, text, current = false, lang }) => {
          const ItemLink = to.startsWith('#') ? PlainLink : Link;
          return (
            <li key={to}>
              <ItemLink
                to={to}
                className={classNames(styles.chip, current && styles.here)}
                aria-current={current ? 'page' : undefined}
                lang={lang}
              >
                {text}
              </ItemLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

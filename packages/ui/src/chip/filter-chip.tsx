import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/index.ts';
import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import styles from './chip.module.css';

export type FilterChipProps = {
  /** URL of the list with this filter, or without it when active. */
  to: string;
  as?: LinkComponent;
  children: string;
  /** The text is a name that browsers must not translate. */
  isProperName?: boolean;
  /** Label of an active filter: "Remove 41–50 HP". */
  removeLabel?: string;
};

/** A filter as a link, so that it works without JavaScript: available, or active and removable. */
export function FilterChip(props: FilterChipProps) {
  const { to, as: Link = PlainLink, children, isProperName = false, removeLabel } = props;
  const isActive = removeLabel !== undefined;
  return (
    <Link
      to={to}
      className={classNames(styles.chip, isActive && styles.chosen)}
      aria-label={removeLabel}
    >
      {isProperName ? <span translate="no">{children}</span> : children}
      {isActive && <CloseIcon size={18} />}
    </Link>
  );
}

/** Row of chips that wraps, or scrolls horizontally on phones. */
export function ChipRow({
  as: Row = 'div',
  scroll = false,
  children,
}: {
  as?: 'div' | 'dd';
  scroll?: boolean;
  children: ReactNode;
}) {
  return <Row className={classNames(styles.row, scroll && styles.scroll)}>{children}</Row>;
}

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/index.ts';
import { type LinkComponent, PlainLink } from '../link.tsx';
import styles from './chip.module.css';

export type FilterChipProps = {
  /** Address of the list with this filter set, or without it when it is chosen. */
  to: string;
  as?: LinkComponent;
  children: string;
  /** Makes it a chosen one with a cross: "Remove 41–50 HP", the words of the chip within it. */
  removeLabel?: string;
};

/** A filter as a link, so that it works without script: offered, or chosen and removable. */
export function FilterChip({ to, as: Link = PlainLink, children, removeLabel }: FilterChipProps) {
  const chosen = removeLabel !== undefined;
  return (
    <Link
      to={to}
      className={classNames(styles.chip, chosen && styles.chosen)}
      aria-label={removeLabel}
    >
      {children}
      {chosen && <CloseIcon size={18} />}
    </Link>
  );
}

/** Chips in a row that wraps, or that scrolls sideways on phones. */
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

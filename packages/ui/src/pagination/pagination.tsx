import { classNames } from '../class-names.ts';
import { BackIcon, ForwardIcon } from '../icons/index.ts';
import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** Label of the landmark. */
  label: string;
  /** Current page, from 1. */
  page: number;
  pages: number;
  /** Returns the URL of a page. Page 1 should have no parameter. */
  to: (page: number) => string;
  as?: LinkComponent;
  texts: {
    previous: string;
    next: string;
    /** Accessible text of a page number: "Page 3". */
    page: (page: number) => string;
  };
};

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({
  label,
  page,
  pages,
  to,
  as: Link = PlainLink,
  texts,
}: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link className={classNames(styles.step, styles.turn)} to={to(page - 1)} rel="prev">
              <BackIcon size={18} />
              {texts.previous}
            </Link>
          </li>
        )}
        {pageWindow(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap ${index}` : step} className={styles.number}>
            {step === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.step}
                to={to(step)}
                aria-label={texts.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link className={classNames(styles.step, styles.turn)} to={to(page + 1)} rel="next">
              {texts.next}
              <ForwardIcon size={18} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

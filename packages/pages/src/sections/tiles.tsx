import type { Language } from '@tractor-haat/i18n';
import { Link } from '@tractor-haat/platform';
import styles from './sections.module.css';

export interface Tile {
  readonly to: string;
  readonly name: string;
  /** True for names that browsers must not translate, such as those of makers. */
  readonly isProperName?: boolean;
  readonly language?: Language | undefined;
  readonly line?: string | undefined;
}

/** Grid of links. `to` has no language prefix, and `line` is a second line. */
export function Tiles({ items }: { items: readonly Tile[] }) {
  return (
    <div className={styles.tiles}>
      {items.map(({ to, name, isProperName = false, language, line }) => (
        <Link key={to} to={to} className={styles.tile}>
          <span lang={language} translate={isProperName ? 'no' : undefined}>
            {name}
          </span>
          {line ? <small>{line}</small> : null}
        </Link>
      ))}
    </div>
  );
}

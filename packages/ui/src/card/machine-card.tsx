import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, PlainLink } from '../link.tsx';
import styles from './machine-card.module.css';

export type MachineCardProps = {
  /** Address of the machine; the whole card leads there. Left out where it has no page of its own. */
  to?: string;
  as?: LinkComponent;
  name: string;
  /** A `Picture` with empty `alt`: the name stands beside it. */
  picture: ReactNode;
  /** Three or four short facts with their units; the fourth is left out on phones. */
  facts: readonly string[];
  /** A `Price`, `MaskedPrice` or `MissingPrice`. */
  price: ReactNode;
  /** One small line: what moves the price, how to see it. Parts are drawn apart on desktop. */
  notes?: readonly ReactNode[];
  /** On the picture: a `Tag`. */
  tag?: ReactNode;
  /** Buttons and ticks in a row below. */
  actions?: ReactNode;
  /** Level of the name among the page's headings. */
  headingLevel?: 2 | 3;
  /** `lie`: on phones the picture stands left and the figures right, for running down prices. */
  layout?: 'stand' | 'lie';
  /** The picture is a drawing in a field: where it does not fill its frame, sky and soil go on instead of wall and floor. */
  outdoors?: boolean;
};

/** Picture, name, facts, price, note, in this order; anything more belongs on the detail page. */
export function MachineCard({
  to,
  as: Link = PlainLink,
  name,
  picture,
  facts,
  price,
  notes = [],
  tag,
  actions,
  headingLevel = 3,
  layout = 'stand',
  outdoors = false,
}: MachineCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(styles.card, layout === 'lie' && styles.lie)}>
      <div className={classNames(styles.picture, outdoors && styles.outdoors)}>
        {picture}
        {tag && <div className={styles.tag}>{tag}</div>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {to ? (
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {price}
        {notes.length > 0 && (
          <p className={styles.notes}>
            {Children.map(notes, (note) => (
              <span>{note}</span>
            ))}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

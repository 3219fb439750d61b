import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type LinkComponent, PlainLink } from '../plain-link.tsx';
import styles from './machine-card.module.css';

export type MachineCardProps = {
  /** URL of the machine, to which the whole card links. Absent if the machine has no page. */
  to?: string;
  as?: LinkComponent;
  /** Maker and model, which browsers must not translate. */
  name: string;
  /** A `Picture` with empty `alt`, because the name is beside it. */
  picture: ReactNode;
  /** Three or four short facts with units; the fourth is hidden on phones. */
  facts: readonly string[];
  /** A `Price`, `MaskedPrice` or `MissingPrice`. */
  price: ReactNode;
  /** Short notes about the price, in small text below it. */
  notes?: readonly ReactNode[];
  /** A `Tag` on the picture. */
  tag?: ReactNode;
  /** Row of buttons and checkboxes. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  /** `lie`: the picture is beside the text on phones. */
  layout?: 'stand' | 'lie';
  /** True for a drawing with a background, whose sky and ground are extended to the frame. */
  outdoors?: boolean;
};

/** A machine in a list or slider. With `to`, a click anywhere on the card except on its actions follows the link. */
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
        <Heading className={styles.name} translate="no">
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

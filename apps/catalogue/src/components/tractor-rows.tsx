import type { LocalText } from '@tractor-haat/api-client';
import { Link } from '@tractor-haat/platform';
import type { ReactNode } from 'react';
import { tractorAddress, tractorName } from '../tractors/tractor-card.tsx';
import styles from './detail.module.css';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly brand_name: LocalText;
  readonly model: string;
}

/** Tractors that something goes with, each with what is to be said of it. */
export function TractorRows<T extends Row>({
  title,
  none,
  tractors,
  said,
}: {
  title: string;
  none: string;
  tractors: readonly T[];
  said: (tractor: T) => ReactNode;
}) {
  return (
    <section>
      <h2>{title}</h2>
      {tractors.length === 0 ? <p>{none}</p> : null}
      <ul className={styles.rows}>
        {tractors.map((tractor) => (
          <li key={tractor.id}>
            <Link to={tractorAddress(tractor)}>{tractorName(tractor)}</Link>
            {said(tractor)}
          </li>
        ))}
      </ul>
    </section>
  );
}

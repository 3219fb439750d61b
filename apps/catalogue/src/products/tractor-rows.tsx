import type { LocalText } from '@tractor-haat/api-client';
import { tractorName, tractorPath } from '@tractor-haat/pages';
import { Link } from '@tractor-haat/platform';
import { Rail, SectionHead } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './detail.module.css';

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly brand_name: LocalText;
  readonly model: string;
}

export function TractorRows<T extends Row>({
  title,
  emptyText,
  tractors,
  note,
  level = 2,
}: {
  title: string;
  level?: 2 | 3;
  emptyText: string;
  tractors: readonly T[];
  note: (tractor: T) => ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>{title}</Heading>
      {tractors.length === 0 ? <p>{emptyText}</p> : null}
      <ul className={`${styles.rows} ${styles.said}`}>
        {tractors.map((tractor) => (
          <li key={tractor.id}>
            <Link to={tractorPath(tractor)} translate="no">
              {tractorName(tractor)}
            </Link>
            {note(tractor)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Similar({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.wide}>
      <SectionHead title={title} />
      <Rail>{children}</Rail>
    </section>
  );
}

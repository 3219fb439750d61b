import { Rail, SectionHead } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './detail.module.css';

export function Similar({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.wide}>
      <SectionHead title={title} />
      <Rail>{children}</Rail>
    </section>
  );
}

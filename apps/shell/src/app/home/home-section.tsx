import { Link, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './home-section.module.css';

export interface HomeSectionProps {
  /** Translation prefix: `sections.<name>.title` and `.line`. */
  readonly name: string;
  readonly on?: 'paper' | 'ground';
  /** Path of "See all". */
  readonly all?: string;
  /** A widget; if it is empty, the whole section is hidden. */
  readonly children: ReactNode;
}

/** A section of home: heading, line, "See all" link, and a widget. */
export function HomeSection({ name, on = 'paper', all, children }: HomeSectionProps) {
  return (
    <div className={styles.section}>
      <Band on={on} labelledBy={name}>
        <HomeHead name={name} all={all} />
        {children}
      </Band>
    </div>
  );
}

/** The heading alone, for two widgets in one section. */
export function HomeHead({ name, all }: { name: string; all?: string | undefined }) {
  const { t } = useTranslation('home');
  const title = t(`sections.${name}.title`);
  return (
    <SectionHead
      id={name}
      title={title}
      line={t(`sections.${name}.line`)}
      {...(all
        ? { more: { to: all, text: t('see_all'), label: `${t('see_all')}: ${title}` } }
        : {})}
      as={Link}
    />
  );
}

import { Link, useTranslation } from '@tractor-haat/platform';
import { Band, SectionHead } from '@tractor-haat/ui';
import type { ReactNode } from 'react';
import styles from './home-section.module.css';

export interface HomeSectionProps {
  readonly name: string;
  readonly on?: 'paper' | 'ground';
  readonly all?: string;
  readonly children: ReactNode;
}

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

import styles from '@tractor-haat/pages/frame.module.css';
import { Link, useTranslation } from '@tractor-haat/platform';
import { Breadcrumb, CardGrid, Wrap } from '@tractor-haat/ui';
import type { ReactNode } from 'react';

export function NotFoundSuggestions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('lists');
  return (
    <Wrap className={styles.page}>
      <title>{t('not_found.title')}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        label={t('breadcrumb')}
        as={Link}
        items={[{ name: t('home'), to: '/' }, { name: t('not_found.title') }]}
      />
      <h1>{t('not_found.title')}</h1>
      <p className={styles.intro}>{t('not_found.help')}</p>
      <CardGrid columns={3}>{children}</CardGrid>
    </Wrap>
  );
}

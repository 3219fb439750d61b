import type { TractorCard } from '@tractor-haat/api-client';
import { MachinePicture, tractorName } from '@tractor-haat/pages';
import sections from '@tractor-haat/pages/sections.module.css';
import { Link, useLoaderData, useTranslation } from '@tractor-haat/platform';
import { Alert, CardGrid, SectionHead } from '@tractor-haat/ui';
import { Faq } from '../components/faq.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { CompareChooser } from './compare-chooser.tsx';
import styles from './compare-start.module.css';
import { type ChoicesData, loadChoices } from './load-choices.ts';
import { MissingLine } from './missing-line.tsx';
import { toComparePath } from './to-compare-path.ts';

export { loadChoices as loader };

export function Component() {
  const { t } = useTranslation('buying');
  const { choices, selected, missing, isIncomplete, popular } = useLoaderData<ChoicesData>();
  return (
    <PageFrame
      title={t('compare.start.title')}
      description={t('compare.start.intro')}
      heading={t('compare.heading')}
      intro={<p>{t('compare.start.intro')}</p>}
      currentPage={t('compare.heading')}
    >
      <MissingLine slugs={missing} />
      {isIncomplete ? <Alert tone="bad">{t('compare.start.too_few')}</Alert> : null}
      <CompareChooser key={selected.join()} choices={choices} selected={selected} />
      {popular.length > 0 ? (
        <section className={sections.section}>
          <SectionHead title={t('compare.start.popular')} line={t('compare.start.popular_line')} />
          <CardGrid columns={3}>
            {popular.map((pair) => (
              <Pair key={pair.map(({ id }) => id).join()} pair={pair} />
            ))}
          </CardGrid>
        </section>
      ) : null}
      <Faq
        items={['how', 'mark'].map((name) => ({
          question: t(`compare.start.${name}`),
          answer: t(`compare.start.${name}_answer`),
        }))}
      />
      <p className={sections.note}>{t('lists:illustration')}</p>
    </PageFrame>
  );
}

function Pair({ pair }: { pair: readonly [TractorCard, TractorCard] }) {
  const { t } = useTranslation('buying');
  return (
    <Link to={toComparePath(pair.map(({ slug }) => slug))} className={styles.pair}>
      {pair.map((tractor, index) => (
        <span key={tractor.id} className={styles.side}>
          <span className={styles.photo}>
            <MachinePicture picture={tractor.picture} sizes="(min-width: 800px) 194px, 46vw" />
          </span>
          {index === 0 ? <b className={styles.versus}>{t('compare.vs')}</b> : null}
          <span className={styles.name} translate="no">
            {tractorName(tractor)}
          </span>
        </span>
      ))}
    </Link>
  );
}

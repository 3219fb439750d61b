import { comparisonCardName, shareCardPicture } from '@tractor-haat/api-client';
import { Tiles, tractorName, tractorPath } from '@tractor-haat/pages';
import { TEASER_TERMS } from '@tractor-haat/pages/loan';
import sections from '@tractor-haat/pages/sections.module.css';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { ItemList } from '../components/item-list.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonQuestions } from './comparison-questions.tsx';
import { ComparisonSummary } from './comparison-summary.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { createComparedGroups, filterDifferences } from './create-compared-groups.ts';
import type { ComparisonData } from './load-comparison.ts';
import { MissingLine } from './missing-line.tsx';

export function ComparisonView(comparison: ComparisonData) {
  const { tractors, onlyDifferences, others, missing } = comparison;
  const { t } = useTranslation('buying');
  const { t: translateSpec } = useTranslation('specs');
  const { language } = usePage();
  const names = tractors.map(tractorName).join(t('compare.versus'));
  const groups = createComparedGroups(tractors, translateSpec, language);
  return (
    <PageFrame
      title={t('compare.title', { names })}
      description={t('compare.description', { names })}
      picture={shareCardPicture(comparisonCardName(tractors), language)}
      heading={names}
      properNames={tractors.map(tractorName)}
      breadcrumbs={[{ name: t('compare.heading'), to: '/compare-tractors' }]}
      currentPage={names}
    >
      <ItemList paths={tractors.map(tractorPath)} />
      <MissingLine slugs={missing} />
      <ComparisonSummary tractors={tractors} />
      <ComparisonHead tractors={tractors} onlyDifferences={onlyDifferences} names={names} />
      <ComparisonTable
        tractors={tractors}
        groups={onlyDifferences ? filterDifferences(groups) : groups}
        onlyDifferences={onlyDifferences}
      />
      <p className={sections.note}>
        {t('compare.legend')} {t('compare.emi_terms', { ...TEASER_TERMS })}{' '}
        {t('compare.indicative')}
      </p>
      <ComparisonQuestions tractors={tractors} />
      {others.length > 0 ? (
        <section className={sections.section}>
          <h2>{t('compare.others')}</h2>
          <Tiles items={others} />
        </section>
      ) : null}
    </PageFrame>
  );
}

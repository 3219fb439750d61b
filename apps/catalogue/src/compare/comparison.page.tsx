import {
  type ComparedTractor,
  comparisonCardName,
  shareCardPicture,
} from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { Tiles, tractorName, tractorPath } from '@tractor-haat/pages';
import { TEASER_TERMS } from '@tractor-haat/pages/loan';
import sections from '@tractor-haat/pages/sections.module.css';
import { useLoaderData, usePage, useTranslation } from '@tractor-haat/platform';
import { Faq } from '../products/faq.tsx';
import { ItemList } from '../products/item-list.tsx';
import { PageFrame } from '../products/page-frame.tsx';
import { estimateSuitability } from '../tractors/create-specification.ts';
import styles from './comparison.module.css';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import {
  createComparedGroups,
  filterDifferences,
  findBetterTractors,
} from './create-compared-groups.ts';
import { type ComparisonData, loadComparison } from './load-comparison.ts';
import { MissingLine } from './missing-line.tsx';

export { loadComparison as loader };

export function Component() {
  const comparison = useLoaderData<ComparisonData>();
  const names = comparison.tractors.map(({ slug }) => slug).join();
  return <ComparisonView key={names} {...comparison} />;
}

function ComparisonView(comparison: ComparisonData) {
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

function ComparisonSummary({ tractors }: { tractors: readonly ComparedTractor[] }) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const lines = [
    {
      row: 'price',
      formatValue: ({ price }: ComparedTractor) => price && formatRupees(price.min_inr, language),
    },
    {
      row: 'lift_capacity_kg',
      formatValue: ({ lift_capacity_kg: kg }: ComparedTractor) =>
        kg === null ? null : t('specs:unit.kg', { value: formatNumber(kg, language) }),
    },
    {
      row: 'pto_hp',
      formatValue: ({ pto_hp }: ComparedTractor) =>
        pto_hp === null ? null : `${formatNumber(pto_hp, language)} HP`,
    },
  ].flatMap(({ row, formatValue }) => {
    const best = findBetterTractors(row, tractors);
    const winners = tractors.filter((_, index) => best[index]);
    const [first] = winners;
    if (!first) return [];
    return [{ row, names: winners.map(tractorName).join(', '), value: formatValue(first) }];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="in-short">
      <h2 id="in-short" className={styles.shortTitle}>
        {t('compare.short.title')}
      </h2>
      <dl className={styles.short}>
        {lines.map(({ row, names, value }) => (
          <div key={row}>
            <dt>{t(`compare.short.${row}`)}</dt>
            <dd>
              <b translate="no">{names}</b> <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ComparisonQuestions({ tractors }: { tractors: readonly ComparedTractor[] }) {
  const { t } = useTranslation('buying');
  const { language } = usePage();
  const names = tractors.map(tractorName).join(', ');
  const [cheapest] = tractors.filter((_, index) => findBetterTractors('price', tractors)[index]);
  const acreLines = tractors.flatMap(({ hp, drive, ...tractor }) => {
    if (hp === null) return [];
    const [min, max] = estimateSuitability({ hp, drive }).acres;
    return [t('compare.ask.land_of', { name: tractorName(tractor), min, max })];
  });
  const items = [
    ...(cheapest?.price
      ? [
          {
            question: t('compare.ask.cheaper', { names }),
            answer: t('compare.ask.cheaper_answer', {
              name: tractorName(cheapest),
              price: formatRupees(cheapest.price.min_inr, language),
            }),
          },
        ]
      : []),
    ...(acreLines.length > 0
      ? [
          {
            question: t('compare.ask.land'),
            answer: `${acreLines.join(' ')} ${t('specs:detail.suits_rule')}`,
          },
        ]
      : []),
    { question: t('compare.ask.better'), answer: t('compare.ask.better_answer') },
  ];
  return <Faq items={items} properNames={tractors.map(tractorName)} />;
}

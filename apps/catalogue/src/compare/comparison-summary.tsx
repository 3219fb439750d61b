import type { ComparedTractor } from '@tractor-haat/api-client';
import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { tractorName } from '@tractor-haat/pages';
import { usePage, useTranslation } from '@tractor-haat/platform';
import styles from './comparison.module.css';
import { findBetterTractors } from './find-better-tractors.ts';

export function ComparisonSummary({ tractors }: { tractors: readonly ComparedTractor[] }) {
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

import { formatRupees } from '@tractor-haat/i18n';
import { type Frequency, MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Table } from '@tractor-haat/ui';
import { memo } from 'react';
import styles from './emi.module.css';
import { groupByYear, type Schedule } from './schedule.ts';

const CHART_WIDTH = 320;
const CHART_HEIGHT = 132;
const MARGIN_BOTTOM = 18;
/** Space between two bars, as a share of the width of a year. */
const BAR_GAP = 0.3;
const MAX_BAR_WIDTH = 40;

export const YearChart = memo(({ schedule, every }: { schedule: Schedule; every: Frequency }) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const formatAmount = (value: number) => formatRupees(value, language);
  const years = groupByYear(schedule, 12 / MONTHS_BETWEEN_INSTALMENTS[every]);
  const maxYearTotal = Math.max(...years.map(({ principal, interest }) => principal + interest), 1);
  const slotWidth = CHART_WIDTH / Math.max(years.length, 1);
  const width = Math.min(slotWidth * (1 - BAR_GAP), MAX_BAR_WIDTH);
  const toBarHeight = (amount: number) => (amount / maxYearTotal) * (CHART_HEIGHT - MARGIN_BOTTOM);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2>{t('chart.title')}</h2>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.principal}>{t('chart.principal')}</span>
          <span className={styles.interest}>{t('chart.interest')}</span>
        </p>
      </figcaption>
      <div className={styles.drawn}>
        <svg viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`} aria-hidden="true">
          {years.map(({ year, principal, interest }, index) => {
            const left = index * slotWidth + (slotWidth - width) / 2;
            const principalTop = CHART_HEIGHT - MARGIN_BOTTOM - toBarHeight(principal);
            return (
              <g key={year}>
                <rect
                  x={left}
                  y={principalTop}
                  width={width}
                  height={toBarHeight(principal)}
                  data-part="principal"
                />
                <rect
                  x={left}
                  y={principalTop - toBarHeight(interest)}
                  width={width}
                  height={toBarHeight(interest)}
                  data-part="interest"
                />
                <text x={left + width / 2} y={CHART_HEIGHT - 4}>
                  {year}
                </text>
              </g>
            );
          })}
        </svg>
        <Table
          caption={t('chart.title')}
          corner={t('chart.year')}
          columns={[
            { id: 'principal', name: t('chart.principal'), align: 'end' },
            { id: 'interest', name: t('chart.interest'), align: 'end' },
            { id: 'balance', name: t('schedule.balance'), align: 'end' },
          ]}
          rows={years.map(({ year, ...amounts }) => ({
            id: String(year),
            name: year,
            cells: {
              principal: formatAmount(amounts.principal),
              interest: formatAmount(amounts.interest),
              balance: formatAmount(amounts.balance),
            },
          }))}
        />
      </div>
    </figure>
  );
});

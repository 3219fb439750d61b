import { formatRupees } from '@tractor-haat/i18n';
import { type Frequency, MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Table } from '@tractor-haat/ui';
import { memo } from 'react';
import styles from './emi.module.css';
import { type Schedule, yearsOf } from './schedule.ts';

const WIDTH = 320;
const HEIGHT = 132;
/** Space for the year labels below the bars, in SVG units. */
const FOOT = 18;
const GAP = 0.3;

/** Principal and interest per year as a bar chart and as a table. */
export const YearChart = memo(({ schedule, every }: { schedule: Schedule; every: Frequency }) => {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const rupees = (value: number) => formatRupees(value, language);
  const years = yearsOf(schedule, 12 / MONTHS_BETWEEN_INSTALMENTS[every]);
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest), 1);
  const slot = WIDTH / Math.max(years.length, 1);
  const width = Math.min(slot * (1 - GAP), 40);
  const tall = (amount: number) => (amount / highest) * (HEIGHT - FOOT);
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
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {years.map(({ year, principal, interest }, place) => {
            const left = place * slot + (slot - width) / 2;
            const foot = HEIGHT - FOOT - tall(principal);
            return (
              <g key={year}>
                <rect
                  x={left}
                  y={foot}
                  width={width}
                  height={tall(principal)}
                  data-part="principal"
                />
                <rect
                  x={left}
                  y={foot - tall(interest)}
                  width={width}
                  height={tall(interest)}
                  data-part="interest"
                />
                <text x={left + width / 2} y={HEIGHT - 4}>
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
              principal: rupees(amounts.principal),
              interest: rupees(amounts.interest),
              balance: rupees(amounts.balance),
            },
          }))}
        />
      </div>
    </figure>
  );
});

import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Table } from '@tractor-haat/ui';
import {
  type CostQuestion,
  calculateBreakEvenAcres,
  calculateCostPerAcre,
  calculateTractorCost,
} from './calculate-tractor-cost.ts';
import { CostCurve } from './cost-curve.tsx';
import styles from './cost-per-acre.module.css';

interface CostResultProps {
  readonly question: CostQuestion;
  readonly acres: number;
  /** Rupees for all work on an acre in a year. Null if not entered. */
  readonly hire: number | null;
}

const ACRE_STEPS = [2, 5, 10, 15, 20, 30, 50];

export function CostResult({ question, acres, hire }: CostResultProps) {
  const { t } = useTranslation('acre');
  const { language } = usePage();
  const formatAmount = (amount: number) => formatRupees(amount, language);
  const formatLocal = (value: number) => formatNumber(value, language);
  const cost = calculateTractorCost(question);
  const breakEvenAcres = hire === null ? null : calculateBreakEvenAcres(cost, hire);
  const steps = [...new Set([...ACRE_STEPS, acres])].sort((a, b) => a - b);
  const costPerAcre = calculateCostPerAcre(cost, acres);
  return (
    <>
      <div className={styles.answer} aria-live="polite">
        <p className={styles.figure}>
          {breakEvenAcres === null
            ? t(hire === null ? 'result.no_hire' : 'result.never')
            : t('result.break_even', {
                acres: t('result.acres', {
                  count: breakEvenAcres,
                  acres: formatLocal(breakEvenAcres),
                }),
              })}
        </p>
        <p>
          <span>
            {t('result.own_at', {
              count: acres,
              acres: formatLocal(acres),
              own: formatAmount(costPerAcre),
            })}
          </span>{' '}
          <span>
            {hire === null
              ? null
              : t(costPerAcre < hire ? 'result.own_cheaper' : 'result.hire_cheaper', {
                  amount: formatAmount(Math.abs(costPerAcre - hire)),
                })}
          </span>
        </p>
      </div>
      <h2>{t('how.title')}</h2>
      <dl className={styles.how}>
        <div>
          <dt>{t('how.emi')}</dt>
          <dd>{formatAmount(cost.emi)}</dd>
        </div>
        <div>
          <dt>
            {t('how.fixed', {
              number: formatLocal(cost.perYear),
              insurance: formatAmount(question.insurance),
            })}
          </dt>
          <dd>{formatAmount(cost.fixed)}</dd>
        </div>
        <div>
          <dt>
            {t('how.acre', {
              hours: formatLocal(question.hours),
              litres: formatLocal(Math.round(question.litres * 100) / 100),
              diesel: formatLocal(question.diesel),
              driver: formatLocal(question.driver),
              repair: formatLocal(Math.round(question.repair * 100) / 100),
            })}
          </dt>
          <dd>{formatAmount(cost.perAcre)}</dd>
        </div>
        {hire === null || breakEvenAcres === null ? null : (
          <div>
            <dt>
              {t('how.even', {
                fixed: formatAmount(cost.fixed),
                hire: formatAmount(hire),
                own: formatAmount(cost.perAcre),
              })}
            </dt>
            <dd>
              {t('result.acres', { count: breakEvenAcres, acres: formatLocal(breakEvenAcres) })}
            </dd>
          </div>
        )}
      </dl>
      <CostCurve cost={cost} hire={hire} breakEvenAcres={breakEvenAcres} acres={acres} />
      <Table
        caption={t('table.caption')}
        corner={t('table.acres')}
        columns={[
          { id: 'own', name: t('table.own'), align: 'end' },
          { id: 'hire', name: t('table.hire'), align: 'end' },
          { id: 'cheaper', name: t('table.cheaper') },
        ]}
        rows={steps.map((step) => {
          const stepCost = calculateCostPerAcre(cost, step);
          return {
            id: String(step),
            name: formatLocal(step),
            cells: {
              own: formatAmount(stepCost),
              hire: hire === null ? '–' : formatAmount(hire),
              cheaper:
                hire === null ? '–' : t(stepCost < hire ? 'table.own_short' : 'table.hire_short'),
            },
          };
        })}
      />
    </>
  );
}

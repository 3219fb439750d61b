import { formatMonth, formatNumber, formatRupees } from '@tractor-haat/i18n';
import { instalmentCount, MONTHS_BETWEEN_INSTALMENTS } from '@tractor-haat/pages/loan';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, NativeSelect } from '@tractor-haat/ui';
import { memo } from 'react';
import styles from './emi.module.css';
import { type EmiInputs, toLoanTerms, toPrepayment } from './emi-inputs.ts';
import { INPUT_LIMITS } from './limits.ts';
import { NumberField } from './number-field.tsx';
import { addMonths, calculateSchedule } from './schedule.ts';
import type { ChangeInputs } from './use-calculator.ts';

interface PanelProps {
  readonly inputs: EmiInputs;
  readonly change: ChangeInputs;
}

export const EarlyPanel = memo(({ inputs, change, start }: PanelProps & { start: string }) => {
  const { t } = useTranslation('emi');
  const count = instalmentCount(toLoanTerms(inputs));
  return (
    <section className={styles.panel} aria-labelledby="early">
      <h2 id="early">{t('early.title')}</h2>
      <p>{t('early.intro')}</p>
      <div className={styles.trio}>
        <NumberField
          label={t('early.amount')}
          name="extra"
          isMoney
          value={inputs.extra}
          limits={INPUT_LIMITS.extra}
          onChange={(extra) => change({ extra })}
        />
        <NumberField
          label={t('early.after')}
          name="extra_after"
          value={inputs.extraAfter}
          limits={{ ...INPUT_LIMITS.extraAfter, max: count }}
          onChange={(extraAfter) => change({ extraAfter })}
        />
        <Field label={t('early.effect')} className={styles.wide}>
          {(control) => (
            <NativeSelect
              {...control}
              name="extra_effect"
              value={inputs.effect}
              onChange={({ target }) =>
                change({ effect: target.value === 'smaller' ? 'smaller' : 'shorter' })
              }
            >
              <option value="shorter">{t('early.shorter')}</option>
              <option value="smaller">{t('early.smaller')}</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <EarlyResult inputs={inputs} start={start} />
      <p className={styles.note}>{t('early.charge')}</p>
    </section>
  );
});

function EarlyResult({ inputs, start }: { inputs: EmiInputs; start: string }) {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const prepayment = toPrepayment(inputs);
  if (!prepayment) return <p className={styles.answer}>{t('early.none')}</p>;
  const terms = toLoanTerms(inputs);
  const regularSchedule = calculateSchedule(terms);
  const { rows, interest } = calculateSchedule(terms, prepayment);
  const savedCount = regularSchedule.rows.length - rows.length;
  const nextRow = rows[prepayment.after];
  const month = addMonths(start, (rows.length - 1) * MONTHS_BETWEEN_INSTALMENTS[inputs.every]);
  return (
    <p className={styles.answer}>
      <b>
        {t('early.saves', { amount: formatRupees(regularSchedule.interest - interest, language) })}
      </b>{' '}
      {prepayment.effect === 'smaller' && nextRow
        ? t('early.new', { amount: formatRupees(nextRow.instalment, language) })
        : t('early.ends', {
            count: savedCount,
            number: formatNumber(savedCount, language),
            month: formatMonth(month, language),
          })}
    </p>
  );
}

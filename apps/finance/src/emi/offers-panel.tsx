import { formatNumber, formatRupees } from '@tractor-haat/i18n';
import { usePage, useTranslation } from '@tractor-haat/platform/island';
import { Field, NativeSelect, Table } from '@tractor-haat/ui';
import { memo } from 'react';
import { calculateOfferCosts, type OfferCost } from './calculate-offer-costs.ts';
import styles from './emi.module.css';
import type { EmiInputs, Offer } from './emi-inputs.ts';
import { getMonthLimits, INPUT_LIMITS } from './limits.ts';
import { FrequencySelect } from './loan-fields.tsx';
import { NumberField } from './number-field.tsx';
import type { ChangeInputs } from './use-calculator.ts';

export const OffersPanel = memo(
  ({ inputs, change }: { inputs: EmiInputs; change: ChangeInputs }) => {
    const { t } = useTranslation('emi');
    const costs = calculateOfferCosts(inputs);
    return (
      <section className={styles.panel} aria-labelledby="offers">
        <h2 id="offers">{t('offers.title')}</h2>
        <p>{t('offers.intro')}</p>
        <div className={styles.trio}>
          <NumberField
            label={t('offers.fee_first')}
            name="fee"
            isMoney
            value={inputs.fee}
            limits={INPUT_LIMITS.fee}
            onChange={(fee) => change({ fee })}
          />
        </div>
        <OtherOffer other={inputs.other} change={change} />
        <OfferTable costs={costs} />
        <Verdict costs={costs} />
      </section>
    );
  },
);

function OtherOffer({ other, change }: { other: Offer; change: ChangeInputs }) {
  const { t } = useTranslation('emi');
  const changeOther = (changes: Partial<Offer>) => change({ other: { ...other, ...changes } });
  return (
    <fieldset className={styles.other}>
      <legend>{t('offers.second')}</legend>
      <div className={styles.trio}>
        <NumberField
          label={t('offers.rate')}
          name="b_rate"
          value={other.rate}
          limits={INPUT_LIMITS.rate}
          onChange={(rate) => changeOther({ rate })}
        />
        <Field label={t('offers.kind')} className={styles.wide}>
          {(control) => (
            <NativeSelect
              {...control}
              name="b_kind"
              value={other.kind}
              onChange={({ target }) =>
                changeOther({ kind: target.value === 'flat' ? 'flat' : 'reducing' })
              }
            >
              <option value="reducing">{t('offers.reducing')}</option>
              <option value="flat">{t('offers.flat')}</option>
            </NativeSelect>
          )}
        </Field>
        <NumberField
          label={t('offers.months')}
          name="b_months"
          value={other.months}
          limits={getMonthLimits(other.every)}
          onChange={(months) => changeOther({ months })}
        />
        <FrequencySelect
          name="b_every"
          value={other.every}
          onChange={(every) => changeOther({ every })}
        />
        <NumberField
          label={t('offers.fee')}
          name="b_fee"
          isMoney
          value={other.fee}
          limits={INPUT_LIMITS.fee}
          onChange={(fee) => changeOther({ fee })}
        />
      </div>
    </fieldset>
  );
}

function OfferTable({ costs: [first, second] }: { costs: readonly [OfferCost, OfferCost] }) {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const formatAmount = (value: number) => formatRupees(value, language);
  const rows: [key: string, formatCell: (cost: OfferCost) => string][] = [
    ['offers.row.reducing', ({ reducing }) => `${formatNumber(reducing, language)}%`],
    [
      'offers.row.instalment',
      (cost) => `${formatAmount(cost.instalment)} ${t(`per.${cost.every}`)}`,
    ],
    ['offers.row.months', ({ months }) => `${formatNumber(months, language)} ${t('months')}`],
    ['offers.row.interest', ({ interest }) => formatAmount(interest)],
    ['offers.row.fee', ({ fee }) => formatAmount(fee)],
    ['offers.row.cost', ({ cost }) => formatAmount(cost)],
  ];
  return (
    <Table
      caption={t('offers.table')}
      columns={[
        { id: 'first', name: t('offers.first') },
        { id: 'second', name: t('offers.second') },
      ]}
      rows={rows.map(([key, formatCell]) => ({
        id: key,
        name: t(key),
        cells: { first: formatCell(first), second: formatCell(second) },
      }))}
    />
  );
}

function Verdict({ costs: [first, second] }: { costs: readonly [OfferCost, OfferCost] }) {
  const { t } = useTranslation('emi');
  const { language } = usePage();
  const difference = second.cost - first.cost;
  if (difference === 0) return <p className={styles.answer}>{t('offers.same')}</p>;
  const offer = t(difference > 0 ? 'offers.first' : 'offers.second');
  return (
    <p className={styles.answer}>
      <b>{t('offers.cheaper', { offer, amount: formatRupees(Math.abs(difference), language) })}</b>
    </p>
  );
}

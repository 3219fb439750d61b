import { island, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import { memo, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { Enquire } from '../components/enquire.tsx';
import { ShareCard, ShareLink } from '../components/share-link.tsx';
import styles from './emi.module.css';
import { type EmiInputs, earlySumOf, termsOf } from './emi-inputs.ts';
import { LateRest } from './late-rest.tsx';
import { LoanFields } from './loan-fields.tsx';
import type { PricedModel } from './model-field.tsx';
import { Instalment, LoanFacts } from './result.tsx';
import { scheduleOf } from './schedule.ts';
import { sumCard } from './sum-card.ts';
import { useCalculator } from './use-calculator.ts';
import { useDebouncedValue } from './use-debounced-value.ts';

interface CalculatorProps {
  readonly models: readonly PricedModel[];
  readonly nextMonth: string;
}

/** The whole calculator: a form that an address answers without script, and at once with it. */
function CalculatorForm({ models, nextMonth }: CalculatorProps) {
  const { t } = useTranslation('emi');
  const { search } = useLocation();
  const priceOf = useCallback(
    (model: string) => models.find(({ id }) => id === model)?.price,
    [models],
  );
  const { inputs, change } = useCalculator(priceOf);
  // The instalment keeps up with the hand, the panels follow when there is time, the long tables when it rests.
  const soon = useDeferredValue(inputs);
  const later = useDeferredValue(useDebouncedValue(inputs));
  const schedule = useMemo(() => scheduleOf(termsOf(inputs)), [inputs]);
  const whole = useMemo(() => scheduleOf(termsOf(later), earlySumOf(later)), [later]);
  const sumResult = sumCard(soon);
  const name = models.find(({ id }) => id === inputs.model)?.name;
  const share = useMemo(() => <ShareLink name={t('share_name')} query={search} />, [search]);
  // The same element while only the hand moves: its HTML may wait for its code, which an update must not drop.
  const rest = useMemo(
    () => (
      <Suspense>
        <LateRest
          soon={soon}
          later={later}
          schedule={whole}
          change={change}
          nextMonth={nextMonth}
        />
      </Suspense>
    ),
    [soon, later, whole, change, nextMonth],
  );
  return (
    <form
      className={styles.calculator}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.columns}>
        <Instalment inputs={inputs} schedule={schedule} />
        <div className={styles.fields}>
          <LoanFields inputs={inputs} change={change} models={models} nextMonth={nextMonth} />
          <Submit />
        </div>
        <div className={styles.results}>
          <LoanFacts inputs={inputs} schedule={schedule} start={inputs.start || nextMonth} />
          <div className={styles.actions}>
            <AskForLoan inputs={soon} name={name} />
            {share}
            {sumResult ? (
              <ShareCard
                name={t('share_name')}
                query={sumResult.other?.query ?? search}
                card={sumResult.card}
                loan={sumResult.other}
              />
            ) : null}
          </div>
        </div>
      </div>
      {rest}
      <Submit />
    </form>
  );
}

/** The calculator, hydrated by itself. It says at first what its figures are; these are the messages of other figures. */
export const Calculator = island('finance/calculator', CalculatorForm, {
  says: [
    ...['per.', 'result.', 'early.', 'offers.', 'schedule.', 'csv', 'print'].map(
      (key) => `emi:${key}`,
    ),
    ...['unavailable', 'share_card', 'share_card_of'].map((key) => `finance:${key}`),
  ],
});

/** For browsers without script; with it every figure answers at once. */
const Submit = memo(() => {
  const { t } = useTranslation('emi');
  return (
    <Button type="submit" variant="action" wide className={styles.plain}>
      {t('submit')}
    </Button>
  );
});

function AskForLoan({ inputs, name }: { inputs: EmiInputs; name: string | undefined }) {
  const { t } = useTranslation('emi');
  const { principal, months } = termsOf(inputs);
  return (
    <Enquire
      form="loan-new"
      prefill={{ amount: String(principal), tenure_months: String(months) }}
      {...(name ? { productName: name } : {})}
      pageSource="EMI Calculator"
      label={t('ask')}
    />
  );
}

import { Form, OptionalPart, useLocation, useTranslation } from '@tractor-haat/platform';
import { Button } from '@tractor-haat/ui';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { Enquire } from '../components/enquire.tsx';
import { ShareCard, ShareLink } from '../components/share-link.tsx';
import styles from './emi.module.css';
import { type EmiInputs, earlySumOf, termsOf } from './emi-inputs.ts';
import { LoanFields } from './loan-fields.tsx';
import type { PricedModel } from './model-field.tsx';
import { Instalment, LoanFacts } from './result.tsx';
import { scheduleOf } from './schedule.ts';
import { ScheduleList } from './schedule-list.tsx';
import { sumCard } from './sum-card.ts';
import { useCalculator } from './use-calculator.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { YearChart } from './year-chart.tsx';

const Panels = lazy(() => import(/* webpackChunkName: "finance-emi-panels" */ './panels.tsx'));

interface CalculatorProps {
  readonly models: readonly PricedModel[];
  readonly nextMonth: string;
}

/** The whole calculator: a form that an address answers without script, and at once with it. */
export function Calculator({ models, nextMonth }: CalculatorProps) {
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
  const start = later.start || nextMonth;
  const shown = sumCard(soon);
  const name = models.find(({ id }) => id === inputs.model)?.name;
  const share = useMemo(() => <ShareLink name={t('share_name')} query={search} />, [t, search]);
  return (
    <Form className={styles.calculator} onSubmit={(event) => event.preventDefault()}>
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
            {shown ? (
              <ShareCard
                name={t('share_name')}
                query={shown.other?.query ?? search}
                card={shown.card}
                loan={shown.other}
              />
            ) : null}
          </div>
        </div>
      </div>
      <YearChart schedule={whole} every={later.every} />
      <ScheduleList schedule={whole} every={later.every} start={start} />
      <OptionalPart>
        <Suspense>
          <Panels inputs={soon} change={change} start={start} />
        </Suspense>
      </OptionalPart>
      <Submit />
    </Form>
  );
}

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
      words={t('ask')}
    />
  );
}

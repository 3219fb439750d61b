import { island, useLocation, useTranslation } from '@tractor-haat/platform/island';
import { Button } from '@tractor-haat/ui';
import {
  type ComponentType,
  memo,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Enquire } from '../components/enquire.tsx';
import { ShareCard, ShareLink } from '../components/share-link.tsx';
import styles from './emi.module.css';
import { createSumCard, type EmiInputs, toLoanTerms, toPrepayment } from './emi-inputs.ts';
import type { EmiPanelsProps } from './emi-panels.tsx';
import { Instalment, LoanFacts } from './loan-facts.tsx';
import { LoanFields } from './loan-fields.tsx';
import type { PricedModel } from './model-field.tsx';
import { calculateSchedule } from './schedule.ts';
import { useCalculator } from './use-calculator.ts';

const DEBOUNCE_MS = 150;

/** `says` lists the translations that the server render does not use, but a later render may. */
export const Calculator = island('finance/calculator', CalculatorForm, {
  says: [
    ...['per.', 'result.', 'early.', 'offers.', 'schedule.', 'csv', 'print'].map(
      (key) => `emi:${key}`,
    ),
    ...['unavailable', 'share_card'].map((key) => `finance:${key}`),
  ],
});

interface CalculatorProps {
  readonly models: readonly PricedModel[];
  readonly nextMonth: string;
}

function CalculatorForm({ models, nextMonth }: CalculatorProps) {
  const { t } = useTranslation('emi');
  const { search } = useLocation();
  const findPrice = useCallback(
    (model: string) => models.find(({ id }) => id === model)?.price,
    [models],
  );
  const { inputs, change } = useCalculator(findPrice);
  // The instalment updates on every input, the panels when React has time, and the long tables after a drag.
  const deferredInputs = useDeferredValue(inputs);
  const settledInputs = useDeferredValue(useDebouncedValue(inputs));
  const schedule = useMemo(() => calculateSchedule(toLoanTerms(inputs)), [inputs]);
  const fullSchedule = useMemo(
    () => calculateSchedule(toLoanTerms(settledInputs), toPrepayment(settledInputs)),
    [settledInputs],
  );
  const card = createSumCard(deferredInputs);
  const name = models.find(({ id }) => id === inputs.model)?.name;
  const share = useMemo(() => <ShareLink name={t('share_name')} query={search} />, [search]);
  // Memoised, because an update during hydration would discard the server HTML of the suspended panels.
  const panels = useMemo(
    () => (
      <Suspense>
        <DeferredPanels
          current={deferredInputs}
          settled={settledInputs}
          schedule={fullSchedule}
          change={change}
          nextMonth={nextMonth}
        />
      </Suspense>
    ),
    [deferredInputs, settledInputs, fullSchedule, change, nextMonth],
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
            <LoanEnquiry inputs={deferredInputs} name={name} />
            {share}
            {card ? <ShareCard name={t('share_name')} query={search} card={card} /> : null}
          </div>
        </div>
      </div>
      {panels}
      <Submit />
    </form>
  );
}

/** Returns the value once it has not changed for `DEBOUNCE_MS`, so that a drag does not render the long tables. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

const Submit = memo(() => {
  const { t } = useTranslation('emi');
  return (
    <Button type="submit" variant="action" wide className={styles.plain}>
      {t('submit')}
    </Button>
  );
});

function LoanEnquiry({ inputs, name }: { inputs: EmiInputs; name: string | undefined }) {
  const { t } = useTranslation('emi');
  const { principal, months } = toLoanTerms(inputs);
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

let Panels: ComponentType<EmiPanelsProps> | undefined;
let panelsPromise: Promise<void> | undefined;

/** The loader awaits this on the server, because an island renders synchronously. */
export function fetchPanels(): Promise<void> {
  panelsPromise ??= import(/* webpackChunkName: "finance-emi-rest" */ './emi-panels.tsx').then(
    (module) => {
      Panels = module.default;
    },
    () => {
      // Without the chunk, the fields and the instalment still work.
      Panels = () => null;
    },
  );
  return panelsPromise;
}

/** Suspends until the chunk is loaded. Meanwhile React preserves the server HTML. */
function DeferredPanels(props: EmiPanelsProps) {
  if (!Panels) use(fetchPanels());
  return Panels ? <Panels {...props} /> : null;
}

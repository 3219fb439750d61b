import { type DistrictChoice, type FormDraft, validateListing } from '@tractor-haat/api-client';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Progress, useAfterCommit } from '@tractor-haat/ui';
import { CheckIcon, OpenIcon } from '@tractor-haat/ui/icons';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { parsePhotoIds, usePhotos } from '../photos/use-photos.ts';
import { ContactStep } from './contact-step.tsx';
import { ConditionStep, MachineStep } from './machine-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { PriceStep } from './price-step.tsx';
import { SellCode } from './sell-code.tsx';
import { SellContext, type SellForm as SellFormState } from './sell-context.ts';
import styles from './sell-form.module.css';
import {
  findInvalidSteps,
  findNextStep,
  pickStepErrors,
  removeField,
  SELL_STEPS,
  type SellErrors,
  type SellStep,
  useSellFlow,
} from './use-sell-flow.ts';
import { useSellValues } from './use-sell-values.ts';

type SellFormProps = Pick<SellFormState, 'choices' | 'states'> & {
  /** Values and errors of a native submit, or null. */
  draft: FormDraft | null;
  districts: readonly DistrictChoice[];
  /** Values from the URL, such as the tractor of a fair price. */
  initialValues: Readonly<Record<string, string>>;
};

export function SellForm({ draft, districts, initialValues, ...lists }: SellFormProps) {
  const { t } = useTranslation('sell');
  const { language, day } = usePage();
  // The clock of a phone may be years off. Without the server's date only the API checks the upper bound.
  const latestYear = day ? Number(day.slice(0, 4)) : Number.POSITIVE_INFINITY;
  const form = useRef<HTMLFormElement>(null);
  const afterCommit = useAfterCommit();
  const { values, set } = useSellValues(draft?.values, initialValues, form);
  const photos = usePhotos(parsePhotoIds(values.photos).length);
  const flow = useSellFlow(values, set, photos, {
    latestYear,
    isRestorable: draft === null,
  });
  const [shownErrors, setShownErrors] = useState<SellErrors>(draft?.faults ?? {});
  const [openSteps, setOpenSteps] = useState<readonly SellStep[]>(() => {
    const invalidSteps = findInvalidSteps(draft?.faults ?? {});
    return invalidSteps.length > 0 ? invalidSteps : ['machine'];
  });
  const { state } = flow;
  const validationErrors = { ...shownErrors, ...flow.validationErrors };
  const currentErrors = validateListing(values, latestYear);

  function focusStep(step: SellStep) {
    afterCommit(() => {
      const summary = form.current?.querySelector<HTMLElement>(`[data-step="${step}"] > summary`);
      summary?.focus();
      summary?.scrollIntoView({ block: 'start' });
    });
  }
  function change(name: string, value: string) {
    set(name, value);
    setShownErrors((before) => removeField(before, name));
    flow.clearError(name);
  }
  function completeStep(step: SellStep) {
    const stepErrors = pickStepErrors(step, currentErrors);
    setShownErrors(stepErrors);
    flow.showErrors({});
    if (Object.keys(stepErrors).length > 0) return;
    const next = findNextStep(step);
    setOpenSteps(next ? [next] : []);
    if (next) focusStep(next);
  }
  const showErrors = (errors: SellErrors) => setShownErrors((before) => ({ ...before, ...errors }));
  async function submit(event: FormEvent) {
    event.preventDefault();
    setShownErrors({});
    // Sending makes the steps inert, so a focused field would lose the focus.
    (event.nativeEvent as SubmitEvent).submitter?.focus();
    const [firstStep, ...otherSteps] = findInvalidSteps(await flow.send());
    if (firstStep === undefined) return;
    setOpenSteps([firstStep, ...otherSteps]);
    focusStep(firstStep);
  }
  const isRestored = state.at === 'code' && state.isRestored;
  useEffect(() => {
    if (isRestored) setOpenSteps([]);
  }, [isRestored]);
  const code =
    state.at === 'code' ? (
      <SellCode
        primaryId={state.primaryId}
        mobile={state.mobile}
        isSent={state.isSent}
        isRestored={isRestored}
        onEdit={() => {
          flow.edit();
          setOpenSteps(['contact']);
          focusStep('contact');
        }}
        onDone={() => {
          photos.clear();
          flow.end();
        }}
        onExpired={flow.end}
      />
    ) : null;
  if (code && !isRestored) return code;
  const stepContents: Readonly<Record<SellStep, React.ReactNode>> = {
    machine: <MachineStep />,
    condition: <ConditionStep />,
    photos: <PhotosStep photos={photos} />,
    price: <PriceStep initialDistricts={districts} />,
    contact: <ContactStep />,
  };
  return (
    <SellContext value={{ ...lists, values, set: change, validationErrors, showErrors }}>
      <div className={styles.flow}>
        {code}
        <form
          ref={form}
          method="post"
          action="/api/used_tractor_form"
          encType="multipart/form-data"
          noValidate
          className={styles.form}
          onSubmit={submit}
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="photos" value={values.photos ?? ''} />
          {/* A change while the listing is sent would not be part of the request. */}
          <div className={styles.steps} inert={state.at === 'sending'}>
            {SELL_STEPS.map(({ step }, index) => (
              <StepFold
                key={step}
                step={step}
                number={index + 1}
                isDone={
                  Object.keys(pickStepErrors(step, currentErrors)).length === 0 &&
                  (step !== 'photos' || photos.list.length > 0 || Boolean(values.photos))
                }
                isOpen={openSteps.includes(step)}
                onToggle={(isOpen) =>
                  setOpenSteps((before) =>
                    isOpen ? [...before, step] : before.filter((item) => item !== step),
                  )
                }
                onNext={findNextStep(step) ? () => completeStep(step) : undefined}
              >
                {stepContents[step]}
              </StepFold>
            ))}
          </div>
          {draft?.reason && Object.keys(draft.faults).length === 0 ? (
            <Alert>{t(`fault.${draft.reason}`, { defaultValue: t('fault.other') })}</Alert>
          ) : null}
          {state.at === 'form' && state.problem ? (
            <Alert tone={state.problem === 'online' ? 'ok' : 'bad'}>
              {t(`problem.${state.problem}`)}
            </Alert>
          ) : null}
          {state.at === 'sending' && state.photos ? (
            <Progress
              label={t('photos.sending', { number: state.photo, count: state.photos })}
              value={state.photo ?? 0}
              max={state.photos}
            />
          ) : null}
          <Button type="submit" variant="action" wide isPending={state.at === 'sending'}>
            {t('get_code')}
          </Button>
          <p className={styles.soft}>{t('kept_here')}</p>
        </form>
      </div>
    </SellContext>
  );
}

function StepFold({
  step,
  number,
  isDone,
  isOpen,
  onToggle,
  onNext,
  children,
}: {
  step: SellStep;
  number: number;
  isDone: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onNext: (() => void) | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('sell');
  return (
    <details
      data-step={step}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.number}>{number}</span>
        <h2 className={styles.name}>{t(`step.${step}`)}</h2>
        {isDone ? (
          <span className={styles.done}>
            <CheckIcon size={20} />
            {t('done')}
          </span>
        ) : null}
        <OpenIcon size={20} className={styles.sign} />
      </summary>
      <div className={styles.fields}>
        {children}
        {onNext ? (
          <Button className={styles.next} onClick={onNext} wide>
            {t('next')}
          </Button>
        ) : null}
      </div>
    </details>
  );
}

import { ALL_FORMS, type FormName, type FormValues } from '@tractor-haat/api-client';
import {
  createAttemptStore,
  createFormMessage,
  deleteProgress,
  type FieldErrors,
  type FormMessage,
  readProgress,
  storeProgress,
  useIdempotentSubmit,
  usePendingTask,
} from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { useEffect, useState } from 'react';
import { steps } from '../messages.ts';
import { type NextStep, parseCodeStep } from './next-step.ts';
import type { FlowOptions } from './send-form.ts';

const importLaterSteps = () =>
  import(/* webpackChunkName: "enquiry-later-steps" */ './later-steps.bundle.ts');

type LaterSteps = Awaited<ReturnType<typeof importLaterSteps>>;

type Step = { readonly name: 'form' } | (NextStep & { readonly modules: LaterSteps });

/**
 * The steps of an enquiry: form, code, result. The code step is stored per tab, so a reload does not lose it. `isReady`
 * is false while the product loads.
 */
export function useEnquiryFlow(options: FlowOptions, { isReady }: { isReady: boolean }) {
  const { language } = usePage();
  const loadLaterSteps = useLaterStepsLoader();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const form = options.definition.name;
  const flowName = `enquiry:${form}:${options.productId ?? ''}`;
  const sender = { language, submitWithKey: useIdempotentSubmit(createAttemptStore(flowName)) };
  function showStep(next: NextStep & { readonly modules: LaterSteps }) {
    setStep(next);
    if (next.name === 'code') {
      const { name, sent, notice } = next;
      return storeProgress(flowName, { step: { name, sent, notice } });
    }
    deleteProgress(flowName);
    deleteFormValues(form);
  }
  useEffect(() => {
    const codeStep = isReady ? parseCodeStep(readProgress(flowName)?.step) : undefined;
    if (!codeStep) return;
    loadLaterSteps().then(
      (modules) =>
        setStep((current) => (current.name === 'form' ? { modules, ...codeStep } : current)),
      () => undefined,
    );
  }, [isReady, flowName]);
  const [failure, setFailure] = useState<FormMessage>();
  // A second click may happen before the busy state renders.
  const { busy, once } = usePendingTask();

  return {
    step,
    busy,
    failure,
    /** A failed prefetch is ignored, because `send` tries again and shows the error. */
    prepare() {
      loadLaterSteps().catch(() => undefined);
    },
    send: (values: FormValues): Promise<FieldErrors | undefined> =>
      once(async () => {
        setFailure(undefined);
        try {
          const modules = await loadLaterSteps();
          showStep({ modules, ...(await modules.sendForm(options, values, sender)) });
          return undefined;
        } catch (error) {
          const message = createFormMessage(error, 'submission_failed', 'submission_network');
          // No field represents the product of the page, so its error concerns the whole form.
          const { product_id, ...validationErrors } = message.validationErrors ?? {};
          if (Object.keys(validationErrors).length > 0) return validationErrors;
          setFailure(message);
          return undefined;
        }
      }),
    async resend(mobile: string): Promise<FormMessage> {
      if (step.name !== 'code') return { reason: 'otp_request_missing' };
      const message = await step.modules.requestNewCode(step.sent, mobile, sender);
      if (message.reason === 'otp_sent')
        showStep({ ...step, sent: { ...step.sent, mobile }, notice: message });
      return message;
    },
    verify: (otp: string): Promise<FormMessage | undefined> =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        const { modules, sent } = step;
        const next = await modules.verify(sent, otp, language);
        if ('reason' in next) return next;
        showStep({ modules, ...next });
        return undefined;
      }),
    openNextStep(next: NextStep) {
      if (step.name === 'done') showStep({ modules: step.modules, ...next });
    },
    skip() {
      if (step.name !== 'code') return;
      const { modules, sent } = step;
      const emptyResult = { price: undefined, contact: undefined };
      showStep({ name: 'done', modules, sent, by: 'skipped', ...emptyResult });
    },
    backToCode() {
      if (step.name !== 'done') return;
      const { modules, sent } = step;
      showStep({ name: 'code', modules, sent, notice: undefined });
    },
  };
}

/**
 * The returned function loads the later steps when the visitor starts to type, so that other visitors do not download
 * them.
 */
function useLaterStepsLoader(): () => Promise<LaterSteps> {
  const { i18n } = useTranslation();
  const { language } = usePage();
  return async () => {
    const [modules, messages] = await Promise.all([importLaterSteps(), steps[language]()]);
    i18n.addResourceBundle(language, 'steps', messages.default);
    return modules;
  };
}

/** Key of the values that all forms share. */
const SHARED_FLOW = 'enquiry';
const SHARED_FIELDS = new Set(['name', 'mobile', 'email', 'state', 'district', 'tehsil']);

const PRODUCT_FIELDS = ['type', 'brand', 'model'];

const toFlowName = (form: FormName) => `enquiry:${form}`;

export const readFormValues = (form: FormName): FormValues => ({
  ...readProgress(SHARED_FLOW)?.values,
  ...readProgress(toFlowName(form))?.values,
});

export function storeFormValues(form: FormName, values: FormValues): void {
  const names = ALL_FORMS[form].fields.map(({ name }) => name);
  // `values` omits cleared fields, so '' is stored for them.
  const pickValues = (picked: readonly string[]) =>
    Object.fromEntries(picked.map((name) => [name, values[name] ?? '']));
  const sharedValues = pickValues(names.filter((name) => SHARED_FIELDS.has(name)));
  const formValues = pickValues(names.filter((name) => !SHARED_FIELDS.has(name)));
  storeProgress(SHARED_FLOW, {
    values: { ...readProgress(SHARED_FLOW)?.values, ...sharedValues },
  });
  storeProgress(toFlowName(form), { values: formValues });
}

/** Name, contact and place stay stored for the next form. */
export const deleteFormValues = (form: FormName): void => deleteProgress(toFlowName(form));

/** `prefill` takes precedence. A stored product is omitted if `prefill` has one. */
export function createInitialValues(values: FormValues, prefill: FormValues): FormValues {
  const hasPrefilledProduct = PRODUCT_FIELDS.some((name) => prefill[name]);
  const storedValues = Object.entries(values).filter(
    ([name]) => !(hasPrefilledProduct && PRODUCT_FIELDS.includes(name)),
  );
  const prefilledValues = Object.entries(prefill).filter(([, value]) => value);
  return Object.fromEntries([...storedValues, ...prefilledValues]);
}

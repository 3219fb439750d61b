import type { EnquiryAnswer } from '@tractor-haat/api-client';
import {
  type FormDefinition,
  type FormValues,
  type PictureName,
  resendCode,
  saveEnquiry,
  sendPopupEnquiry,
  verifyCode,
} from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useRef, useState } from 'react';
import type { Faults } from '../form/given-faults.ts';
import { chosenModel } from '../form/use-choices.ts';
import { type Failure, failureOf } from './failure.ts';
import { isPhone } from './is-phone.ts';
import { laterSteps } from './later-steps.ts';
import type { Sent, Step } from './step.ts';

type FlowOptions = {
  definition: FormDefinition;
  productId?: number | undefined;
  /** The values that `productId` belongs to. */
  productModel?: string | undefined;
  productPicture?: PictureName | undefined;
  pageSource?: string | undefined;
};

/** Form, code, thanks: what each press does, and what it leads to. */
export function useEnquiryFlow(options: FlowOptions) {
  const { definition, productId, productModel, productPicture, pageSource } = options;
  const { language } = usePage();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A second press before the screen says "busy" must not send twice.
  const sending = useRef(false);

  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** A form that asks for no model is always about what its page shows. */
  const asksModel = definition.fields.some(({ name }) => name === 'model');
  const isOfPage = ({ model }: FormValues) =>
    !asksModel || productModel === undefined || model === productModel;
  const productIn = (values: FormValues) =>
    chosenModel(definition.fields, values, language)?.id ??
    (isOfPage(values) ? productId : undefined);

  async function post(values: FormValues): Promise<EnquiryAnswer> {
    const body = {
      ...values,
      language,
      page_source: pageSource ?? definition.pageSource,
      type_id: isPhone() ? definition.typeId.mobile : definition.typeId.desktop,
      product_id: productIn(values) ?? null,
    };
    const { name: form } = definition;
    return form === 'implement-price' ? sendPopupEnquiry(body) : saveEnquiry({ ...body, form });
  }

  async function begin({ data }: EnquiryAnswer, values: FormValues): Promise<Step> {
    const { primary_id, text, price, contact } = data;
    const ofPage = isOfPage(values) ? productPicture : undefined;
    const picture = chosenModel(definition.fields, values, language)?.picture ?? ofPage;
    const sent = { ...sentOf(values, primary_id, productIn(values)), picture };
    const parts = await laterSteps();
    if (text === 'exist_verified')
      return { name: 'done', parts, sent, by: 'submitted', price, contact };
    if (text !== 'non_verified_exist') {
      const said = data.otp === 'sent' ? 'otp_sent' : { reason: 'otp_not_received' };
      return { name: 'code', parts, sent, said };
    }
    return { name: 'code', parts, sent, said: await resend(sent, sent.mobile) };
  }

  async function resend(sent: Sent, mobile: string): Promise<'otp_sent' | Failure> {
    try {
      await resendCode({ mobile, primary_id: sent.primaryId, language });
      return 'otp_sent';
    } catch (error) {
      return failureOf(error, 'otp_resend_failed', 'otp_resend_failed');
    }
  }

  return {
    step,
    busy,
    failure,
    send: (values: FormValues): Promise<Faults | undefined> =>
      once(async () => {
        setFailure(null);
        try {
          setStep(await begin(await post(values), values));
          return undefined;
        } catch (error) {
          const failed = failureOf(error, 'submission_failed', 'submission_network');
          if (failed.faults) return failed.faults;
          setFailure(failed);
          return undefined;
        }
      }),
    resend: (mobile: string) =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        const said = await resend(step.sent, mobile);
        if (said === 'otp_sent') setStep({ ...step, sent: { ...step.sent, mobile }, said });
        return said;
      }),
    verify: (otp: string): Promise<Failure | undefined> =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        try {
          const { data } = await verifyCode({ otp, primary_id: step.sent.primaryId, language });
          const { price, contact } = data;
          const { parts, sent } = step;
          setStep({ name: 'done', parts, sent, by: 'otp_verified', price, contact });
          return undefined;
        } catch (error) {
          return failureOf(error, 'otp_verify_failed', 'otp_verify_failed');
        }
      }),
    skip() {
      if (step.name !== 'code') return;
      const { parts, sent } = step;
      const nothing = { price: undefined, contact: undefined };
      setStep({ name: 'done', parts, sent, by: 'skipped', ...nothing });
    },
  };
}

function sentOf(values: FormValues, primaryId: string, productId: number | undefined) {
  const { name = '', mobile = '', type = '', brand = '', model = '' } = values;
  const { state = '', district = '', tehsil = '' } = values;
  return { primaryId, productId, name, mobile, type, brand, model, state, district, tehsil };
}

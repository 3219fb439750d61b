import {
  ApiError,
  api,
  type EnquiryResponse,
  type FormDefinition,
  type FormValues,
  type PictureName,
} from '@tractor-haat/api-client';
import { createFormMessage, type FormMessage, type useIdempotentSubmit } from '@tractor-haat/forms';
import type { Language } from '@tractor-haat/i18n';
import { findSelectedChoice, formatSelectedName } from '../form/choice-cache.ts';
import type { NextStep, SentEnquiry } from './next-step.ts';
import { createWaitingError, deleteQueuedForm, queueForm } from './queue-form.ts';

export type FlowOptions = {
  definition: FormDefinition;
  productId?: number | undefined;
  productName?: string | undefined;
  /** Model to which `productId` belongs. */
  productModel?: string | undefined;
  productPicture?: PictureName | undefined;
  pageSource?: string | undefined;
};

/** Language of the requests, and the function that sends them with an idempotency key. */
export type Sender = { language: Language; submitWithKey: ReturnType<typeof useIdempotentSubmit> };

/** The site has one breakpoint: from 800 px a viewport is a desktop. */
export const isPhone = (): boolean => window.matchMedia('(max-width: 799.98px)').matches;

export async function sendForm(
  options: FlowOptions,
  values: FormValues,
  sender: Sender,
): Promise<NextStep> {
  const { definition, productId, productName, productModel, productPicture } = options;
  // A form without a model field is always about the product of its page.
  const hasModelField = definition.fields.some(({ name }) => name === 'model');
  const isPageProduct =
    !hasModelField || productModel === undefined || values.model === productModel;
  const { fields } = definition;
  const model = findSelectedChoice('model', fields, values, sender.language);
  const product = model?.id ?? (isPageProduct ? productId : undefined);
  const selectedName = formatSelectedName(fields, values, sender.language);
  const resolvedName = (isPageProduct && productName) || selectedName;
  const { data } = await postForm(options, { values, product, about: resolvedName ?? '' }, sender);
  const picture = model?.picture ?? (isPageProduct ? productPicture : undefined);
  const sent = {
    ...createSentEnquiry(values, data.primary_id, product),
    productName: resolvedName,
    picture,
  };
  return toNextStep(sent, data, sender);
}

/** Requests a new code if the API already has this enquiry, but the number is not verified. */
export async function toNextStep(
  sent: SentEnquiry,
  { otp, text, price, contact }: EnquiryResponse['data'],
  sender: Sender,
): Promise<NextStep> {
  if (text === 'exist_verified') return { name: 'done', sent, by: 'submitted', price, contact };
  if (text === 'non_verified_exist')
    return { name: 'code', sent, notice: await requestNewCode(sent, sent.mobile, sender) };
  return {
    name: 'code',
    sent,
    notice: { reason: otp === 'sent' ? 'otp_sent' : 'otp_not_received' },
  };
}

export async function requestNewCode(
  { primaryId: primary_id }: SentEnquiry,
  mobile: string,
  { language, submitWithKey }: Sender,
): Promise<FormMessage> {
  try {
    await submitWithKey({ mobile, primary_id, language }, (body) =>
      api.post('/api/enquiry_otp_resend', body),
    );
    return { reason: 'otp_sent' };
  } catch (error) {
    return createFormMessage(error, 'otp_resend_failed', 'otp_resend_failed');
  }
}

export async function verify(
  sent: SentEnquiry,
  otp: string,
  language: Language,
): Promise<NextStep | FormMessage> {
  try {
    const { data } = await api.post('/api/enquiry_otp_verify', {
      otp,
      primary_id: sent.primaryId,
      language,
    });
    const { price, contact, text: by = 'otp_verified' } = data;
    return { name: 'done', sent, by, price, contact };
  } catch (error) {
    const fallbackReason = isRejection(error) ? 'otp_incorrect' : 'otp_verify_failed';
    return createFormMessage(error, fallbackReason, 'otp_verify_failed');
  }
}

/** The specification defines a wrong code as status 200 with `success: false`. */
const isRejection = (error: unknown) => error instanceof ApiError && error.status === 200;

type EnquiryInput = { values: FormValues; product: number | undefined; about: string };

async function postForm(
  { definition, pageSource }: FlowOptions,
  { values, product, about }: EnquiryInput,
  { language, submitWithKey }: Sender,
) {
  const { name: form } = definition;
  const isPopup = form === 'implement-price';
  const body = {
    ...values,
    language,
    page_source: pageSource ?? definition.pageSource,
    type_id: isPhone() ? definition.typeId.mobile : definition.typeId.desktop,
    product_id: product ?? null,
    ...(isPopup ? {} : { form }),
  };
  let key = '';
  try {
    const response = await submitWithKey(body, (sent) => {
      key = sent.idempotency_key;
      return isPopup
        ? api.post('/api/whatsapp_popup_enquiry', sent)
        : api.post('/api/enquiry_save', { ...sent, form });
    });
    await deleteQueuedForm(key);
    return response;
  } catch (error) {
    const path = isPopup ? '/api/whatsapp_popup_enquiry' : '/api/enquiry_save';
    const waiting = { key, path, body, form, about, at: new Date().toISOString() } as const;
    throw (await queueForm(waiting, error)) ? createWaitingError() : error;
  }
}

function createSentEnquiry(values: FormValues, primaryId: string, productId: number | undefined) {
  const { name = '', mobile = '', type = '', brand = '', model = '' } = values;
  const { state = '', district = '', tehsil = '' } = values;
  return { primaryId, productId, name, mobile, type, brand, model, state, district, tehsil };
}

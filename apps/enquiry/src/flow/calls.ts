import {
  type EnquiryAnswer,
  type FormValues,
  resendCode,
  saveEnquiry,
  sendPopupEnquiry,
  verifyCode,
} from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { chosenModel } from '../form/use-choices.ts';
import { type Failure, failureOf } from './failure.ts';
import type { FlowOptions } from './flow-options.ts';
import { isPhone } from './is-phone.ts';
import type { NextStep, Sent } from './step.ts';

/** Sends a form, and says what comes next. Rejects as the API's client does. */
export async function sendForm(
  options: FlowOptions,
  values: FormValues,
  language: Language,
): Promise<NextStep> {
  const { definition, productId, productModel, productPicture } = options;
  // A form that asks for no model is always about what its page shows.
  const asksModel = definition.fields.some(({ name }) => name === 'model');
  const isOfPage = !asksModel || productModel === undefined || values.model === productModel;
  const model = chosenModel(definition.fields, values, language);
  const product = model?.id ?? (isOfPage ? productId : undefined);
  const { data } = await post(options, values, product, language);
  const { primary_id, text, price, contact } = data;
  const picture = model?.picture ?? (isOfPage ? productPicture : undefined);
  const sent = { ...sentOf(values, primary_id, product), picture };
  if (text === 'exist_verified') return { name: 'done', sent, by: 'submitted', price, contact };
  if (text === 'non_verified_exist')
    return { name: 'code', sent, said: await resend(sent, sent.mobile, language) };
  const said = data.otp === 'sent' ? 'otp_sent' : { reason: 'otp_not_received' };
  return { name: 'code', sent, said };
}

/** Sends a code, perhaps to another number. */
export async function resend(
  sent: Sent,
  mobile: string,
  language: Language,
): Promise<'otp_sent' | Failure> {
  try {
    await resendCode({ mobile, primary_id: sent.primaryId, language });
    return 'otp_sent';
  } catch (error) {
    return failureOf(error, 'otp_resend_failed', 'otp_resend_failed');
  }
}

/** Checks a code: what it opens, or what was wrong. */
export async function verify(
  sent: Sent,
  otp: string,
  language: Language,
): Promise<NextStep | Failure> {
  try {
    const { data } = await verifyCode({ otp, primary_id: sent.primaryId, language });
    const { price, contact, text: by = 'otp_verified' } = data;
    return { name: 'done', sent, by, price, contact };
  } catch (error) {
    return failureOf(error, 'otp_verify_failed', 'otp_verify_failed');
  }
}

function post(
  { definition, pageSource }: FlowOptions,
  values: FormValues,
  product: number | undefined,
  language: Language,
): Promise<EnquiryAnswer> {
  const body = {
    ...values,
    language,
    page_source: pageSource ?? definition.pageSource,
    type_id: isPhone() ? definition.typeId.mobile : definition.typeId.desktop,
    product_id: product ?? null,
  };
  const { name: form } = definition;
  return form === 'implement-price' ? sendPopupEnquiry(body) : saveEnquiry({ ...body, form });
}

function sentOf(values: FormValues, primaryId: string, productId: number | undefined) {
  const { name = '', mobile = '', type = '', brand = '', model = '' } = values;
  const { state = '', district = '', tehsil = '' } = values;
  return { primaryId, productId, name, mobile, type, brand, model, state, district, tehsil };
}

import { z } from 'zod';
import { FORM_NAMES } from '../forms/form-names.ts';
import { consentBoxes } from './consent-boxes.ts';
import { defineEndpoints } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { picture } from './picture.ts';
import {
  checkbox,
  emailAddress,
  exactText,
  mobile,
  oneTimeCode,
  personName,
  reportedNumber,
  text,
  truncatedText,
} from './text.ts';

/** A text of limited length, whose value `validateForm` checks. */
const optionalText = truncatedText(2000).default('');

const MAX_ID = 2 ** 31 - 1;

/** Ids in the database begin at 1, so no row has this id. */
const UNKNOWN_ID = 0;

/**
 * Forms without JavaScript send numbers as text, and an empty text for no value. Any other text becomes an unknown id,
 * so that the visitor gets the message of the form instead of a schema error.
 */
const productId = z
  .union([z.int().min(0).max(MAX_ID), text().trim()])
  .transform((value) => {
    if (value === '') return null;
    return /^\d{1,9}$/.test(String(value)) ? Number(value) : UNKNOWN_ID;
  })
  .nullable()
  .default(null);

/** Random id of an enquiry. A caller who sends it may continue the enquiry. */
export const primaryId = z.string().regex(/^[\w-]{22}$/, 'is no id of an enquiry');

/** Maximum length of a draft token, which is part of a URL. It is below the URL limits of browsers and servers. */
export const MAX_DRAFT_TOKEN_LENGTH = 2000;

/** Path of the page with the form. Errors redirect to it, so a URL of another site is rejected. */
const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/?=&.%~]*$/, 'must be a path of this site');

const commonFields = {
  language: language.default('en'),
  /** Sent by forms without JavaScript. An error redirects to this page. */
  page: pagePath.optional(),
};

const fields = {
  name: personName(2000),
  mobile,
  email: emailAddress(2000),
  type: optionalText,
  brand: optionalText,
  model: optionalText,
  state: optionalText,
  district: optionalText,
  tehsil: optionalText,
  amount: optionalText,
  tenure_months: optionalText,
  year: optionalText,
  hours: optionalText,
  company: optionalText,
  position: optionalText,
  message: optionalText,
  /** Pages always send this field. The default is for other API clients, which accept the terms by their request. */
  terms: checkbox.default('on'),
  ...consentBoxes,
};

/** POST /api/whatsapp_popup_enquiry: the price popup or, with `primary_id`, an enquiry for a suggested implement. */
export const popupEnquiryBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  ...fields,
  page_source: truncatedText(80).default(''),
  type_id: reportedNumber(MAX_ID).nullable().default(null),
  product_id: productId,
  primary_id: z.union([primaryId, z.literal('')]).optional(),
  /** Not trusted, because only a one-time code verifies a number. */
  verified_flag: truncatedText(20).default('Non_Verified'),
});

/** POST /api/enquiry_save: every enquiry form except the price popup. */
export const enquirySaveBody = popupEnquiryBody.extend({ form: z.enum(FORM_NAMES) });

/** Price in whole rupees. Both values are equal if there is only one price. */
export const revealedPrice = z.object({ min_inr: z.int(), max_inr: z.int() });

/** Outcome of an enquiry, which determines the next step of a form. */
export const enquiryText = z.enum([
  'exist_verified',
  'non_verified_exist',
  'non_verified',
  'suggestion_saved',
]);

/** Set only after the number is verified. */
const revealedFields = {
  /** Null if the product has no price yet. Undefined for forms that reveal no price. */
  price: revealedPrice.nullable().optional(),
  /** Mobile number of the seller. Set only for the form `used-contact`. */
  contact: z.string().optional(),
};

export const enquiryResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Empty if no code was sent. */
    otp: z.enum(['sent', '']),
    primary_id: primaryId,
    text: enquiryText,
    ...revealedFields,
  }),
});

/** POST /api/enquiry_otp_resend: a `mobile` that differs from the number of the enquiry replaces it. */
export const otpResendBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  primary_id: exactText().max(40).default(''),
  /** Identifies the attempt if the browser has no JavaScript and no cookies. */
  token: exactText().max(200).default(''),
});
export const otpResendResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ otp: z.literal('sent') }),
});

/** POST /api/enquiry_otp_verify: repeating a request within ten minutes returns the same response. */
export const otpVerifyBody = z.object({
  ...commonFields,
  otp: oneTimeCode,
  primary_id: exactText().max(40).default(''),
  /** Identifies the attempt if the browser has no JavaScript and no cookies. */
  token: exactText().max(200).default(''),
});
export const otpVerifyResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    ...revealedFields,
    /** Set if the same enquiry was sent less than 24 hours ago. The API then creates no second enquiry. */
    text: z.literal('already_submitted').optional(),
  }),
});

export const suggestedBody = z.object({
  language: language.default('en'),
  product_id: productId,
  brand_name: optionalText,
  implement_type: optionalText,
});

/** A similar implement. `price` is null until the number is verified, or if `price_state` is `missing`. */
export const suggestedImplement = z.object({
  id: z.int(),
  brand: z.string(),
  brand_slug: z.string(),
  type_slug: z.string(),
  model: z.string(),
  image: z.string(),
  picture,
  price: revealedPrice.nullable(),
  price_state: z.enum(['shown', 'hidden', 'missing']),
});
export const suggestionsResponse = z.object({
  success: z.literal(true),
  data: z.array(suggestedImplement).max(3),
});

/** GET /api/v1/form-drafts/:id: values and messages of a form that was sent without JavaScript. */
export const formDraftParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .min(22)
    .max(MAX_DRAFT_TOKEN_LENGTH),
});
export const formDraft = z.object({
  values: z.record(z.string(), z.string()).default({}),
  /** Reasons of the validation errors by field name. */
  faults: z.record(z.string(), z.string()).default({}),
  /** Reason of an error that belongs to no field. */
  reason: z.string().optional(),
  wait_seconds: z.number().optional(),
  primary_id: z.string().optional(),
  /** The code page sends this value together with `primary_id`. */
  token: z.string().optional(),
  product_id: z.int().nullable().optional(),
  masked_mobile: z.string().optional(),
  verified: z.boolean().default(false),
  ...revealedFields,
});
export const formDraftResponse = z.object({ data: formDraft });

export const enquiryEndpoints = defineEndpoints({
  sendPopupEnquiry: {
    method: 'POST',
    path: '/api/whatsapp_popup_enquiry',
    summary: 'Submits the price popup; with `primary_id`, an enquiry for a suggested implement',
    tag: 'enquiries',
    body: popupEnquiryBody,
    response: enquiryResponse,
  },
  saveEnquiry: {
    method: 'POST',
    path: '/api/enquiry_save',
    summary: 'Submits any other enquiry form, named by `form`',
    tag: 'enquiries',
    body: enquirySaveBody,
    response: enquiryResponse,
  },
  resendCode: {
    method: 'POST',
    path: '/api/enquiry_otp_resend',
    summary: 'Sends a new one-time code, optionally to a corrected number',
    tag: 'enquiries',
    body: otpResendBody,
    response: otpResendResponse,
    cache: 'none',
  },
  verifyCode: {
    method: 'POST',
    path: '/api/enquiry_otp_verify',
    summary: 'Verifies the one-time code and returns the price',
    tag: 'enquiries',
    body: otpVerifyBody,
    response: otpVerifyResponse,
  },
  suggestImplements: {
    method: 'POST',
    path: '/api/suggested_implement',
    summary: 'Lists up to three similar implements, with prices after verification',
    tag: 'enquiries',
    body: suggestedBody,
    response: suggestionsResponse,
    cache: 'none',
  },
  getFormDraft: {
    method: 'GET',
    path: '/api/v1/form-drafts/:id',
    summary: 'Returns the form state of a browser without JavaScript',
    tag: 'enquiries',
    params: formDraftParams,
    response: formDraftResponse,
  },
});

export type PopupEnquiryBody = z.output<typeof popupEnquiryBody>;
export type EnquirySaveBody = z.output<typeof enquirySaveBody>;
export type PopupEnquiryInput = z.input<typeof popupEnquiryBody>;
export type EnquirySaveInput = z.input<typeof enquirySaveBody>;
export type EnquiryResponse = z.output<typeof enquiryResponse>;
export type EnquiryText = z.output<typeof enquiryText>;
export type RevealedPrice = z.output<typeof revealedPrice>;
export type OtpResendInput = z.input<typeof otpResendBody>;
export type OtpResendBody = z.output<typeof otpResendBody>;
export type OtpResendResponse = z.output<typeof otpResendResponse>;
export type OtpVerifyInput = z.input<typeof otpVerifyBody>;
export type OtpVerifyBody = z.output<typeof otpVerifyBody>;
export type OtpVerifyResponse = z.output<typeof otpVerifyResponse>;
export type SuggestedInput = z.input<typeof suggestedBody>;
export type SuggestedImplement = z.output<typeof suggestedImplement>;
export type SuggestionsResponse = z.output<typeof suggestionsResponse>;
export type FormDraft = z.output<typeof formDraft>;

import { z } from 'zod';
import { FORM_NAMES } from '../forms/form-names.ts';
import { consentBoxes } from './consent-boxes.ts';
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

/** Limits the length only. `validateForm` validates the value. */
const field = truncatedText(2000).default('');

const MAX_ID = 2 ** 31 - 1;

/** Id that no row has. */
const UNKNOWN_ID = 0;

/**
 * Forms without JavaScript send numbers as text and an empty text for no value. Any other text becomes an unknown id,
 * so that the form is rejected with a message instead of a schema error.
 */
const productId = z
  .union([z.int().min(0).max(MAX_ID), text().trim()])
  .transform((value) => {
    if (value === '') return null;
    return /^\d{1,9}$/.test(String(value)) ? Number(value) : UNKNOWN_ID;
  })
  .nullable()
  .default(null);

/** Random id of an enquiry. It authorises the caller to continue the enquiry. */
export const primaryId = z.string().regex(/^[\w-]{22}$/, 'is no id of an enquiry');

/** Maximum length of a draft token in a URL. Browsers and servers accept longer URLs. */
export const MAX_DRAFT_TOKEN_LENGTH = 2000;

/** Path of the page with the form. A URL of another site is rejected. */
const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/?=&.%~]*$/, 'must be a path of this site');

const commonFields = {
  language: language.default('en'),
  /** Forms without JavaScript send the page to which an error redirects. */
  page: pagePath.optional(),
};

const fields = {
  name: personName(2000),
  mobile,
  email: emailAddress(2000),
  type: field,
  brand: field,
  model: field,
  state: field,
  district: field,
  tehsil: field,
  amount: field,
  tenure_months: field,
  year: field,
  hours: field,
  company: field,
  position: field,
  message: field,
  /** Pages always send this field. API clients accept the terms by default. */
  terms: checkbox.default('on'),
  ...consentBoxes,
};

/** POST /api/whatsapp_popup_enquiry: a new enquiry, or with `primary_id` an enquiry for a suggested implement. */
export const popupEnquiryBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  ...fields,
  page_source: truncatedText(80).default(''),
  type_id: reportedNumber(MAX_ID).nullable().default(null),
  product_id: productId,
  primary_id: z.union([primaryId, z.literal('')]).optional(),
  /** The API does not trust this value, because only a one-time code verifies a number. */
  verified_flag: truncatedText(20).default('Non_Verified'),
});

/** POST /api/enquiry_save: all other enquiry forms. */
export const enquirySaveBody = popupEnquiryBody.extend({ form: z.enum(FORM_NAMES) });

/** Price in whole rupees. Both values are equal if the price is no range. */
export const revealedPrice = z.object({ min_inr: z.int(), max_inr: z.int() });

/** Result of an enquiry, by which a page selects the next popup. */
export const enquiryText = z.enum([
  'exist_verified',
  'non_verified_exist',
  'non_verified',
  'suggestion_saved',
]);

/** Included only after the number is verified. */
const revealedFields = {
  /** Null if the product has no price yet, and absent for forms without a price. */
  price: revealedPrice.nullable().optional(),
  /** Mobile number of the seller, for the form `used-contact`. */
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

/** POST /api/enquiry_otp_resend: another mobile number replaces the number of the enquiry. */
export const otpResendBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  mobile,
  primary_id: exactText().max(40).default(''),
  /** Identifies the attempt for a page without JavaScript and cookies. */
  token: exactText().max(200).default(''),
});
export const otpResendResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ otp: z.literal('sent') }),
});

/** POST /api/enquiry_otp_verify: a repeated request returns the same response for ten minutes. */
export const otpVerifyBody = z.object({
  ...commonFields,
  otp: oneTimeCode,
  primary_id: exactText().max(40).default(''),
  /** Identifies the attempt for a page without JavaScript and cookies. */
  token: exactText().max(200).default(''),
});
export const otpVerifyResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    ...revealedFields,
    /** Set for a duplicate within 24 hours, for which no second enquiry is created. */
    text: z.literal('already_submitted').optional(),
  }),
});

/** POST /api/suggested_implement */
export const suggestedBody = z.object({
  language: language.default('en'),
  product_id: productId,
  brand_name: field,
  implement_type: field,
});

/** A similar implement. `price` is null before the number is verified, or if the implement has no price. */
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

/** GET /api/v1/form-drafts/:id: values and messages of a form without JavaScript. */
export const formDraftParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .min(22)
    .max(MAX_DRAFT_TOKEN_LENGTH),
});
export const formDraft = z.object({
  values: z.record(z.string(), z.string()).default({}),
  /** Validation errors: reasons by field. */
  faults: z.record(z.string(), z.string()).default({}),
  /** Reason of an error that belongs to no field. */
  reason: z.string().optional(),
  wait_seconds: z.number().optional(),
  primary_id: z.string().optional(),
  /** Sent with `primary_id` by the code page. */
  token: z.string().optional(),
  product_id: z.int().nullable().optional(),
  /** Mobile number of which only a few digits are shown. */
  masked_mobile: z.string().optional(),
  verified: z.boolean().default(false),
  ...revealedFields,
});
export const formDraftResponse = z.object({ data: formDraft });

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

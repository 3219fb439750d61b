import { z } from 'zod';
import { FORM_NAMES } from '../forms/form-names.ts';
import { consentBoxes } from './consent-boxes.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { picture } from './picture.ts';
import {
  emailAddress,
  exactText,
  mobile,
  oneTimeCode,
  personName,
  reportedNumber,
  text,
  ticked,
  typed,
} from './text.ts';

/** Only limits the length; the form rules validate the value. */
const field = typed(2000).default('');

const MAX_ID = 2 ** 31 - 1;

/** Id that no row has. */
const UNKNOWN_ID = 0;

/**
 * Forms without JavaScript send numbers as text and an empty text for no value. Any other text is an unknown id, which
 * the rules of the form reject, so that the form's page shows the message.
 */
const number = z
  .union([z.int().min(0).max(MAX_ID), text().trim()])
  .transform((value) => {
    if (value === '') return null;
    return /^\d{1,9}$/.test(String(value)) ? Number(value) : UNKNOWN_ID;
  })
  .nullable()
  .default(null);

/** Random id of an enquiry; it authorises its completion. */
export const primaryId = z.string().regex(/^[\w-]{22}$/, 'is no id of an enquiry');

/** Maximum length of a draft token in a URL; servers and browsers accept longer ones. */
export const MAX_DRAFT_TOKEN_LENGTH = 2000;

/** Return path on this site; rejects other origins. */
const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/?=&.%~]*$/, 'must be a path of this site');

/** Fields of every submitted form. */
const sent = {
  language: language.default('en'),
  /** Page to return to; sent by forms without JavaScript. */
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
  /** Defaults to accepted for API clients; pages always send it. */
  terms: ticked.default('on'),
  ...consentBoxes,
};

/** POST /api/whatsapp_popup_enquiry: the first request, and with `primary_id` one for a suggested implement. */
export const popupEnquiryBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  ...fields,
  page_source: typed(80).default(''),
  type_id: reportedNumber(MAX_ID).nullable().default(null),
  product_id: number,
  primary_id: z.union([primaryId, z.literal('')]).optional(),
  /** Sent by the page but not trusted: only a code verifies a number. */
  verified_flag: typed(20).default('Non_Verified'),
});

/** POST /api/enquiry_save: all other enquiry forms. */
export const enquirySaveBody = popupEnquiryBody.extend({ form: z.enum(FORM_NAMES) });

/** Whole rupees; both ends are equal for a single price. */
export const revealedPrice = z.object({ min_inr: z.int(), max_inr: z.int() });

/** Result of an enquiry; the page selects the next popup by `text`. */
export const enquiryText = z.enum([
  'exist_verified',
  'non_verified_exist',
  'non_verified',
  'suggestion_saved',
]);

/** Included only after the number is verified. */
const revealed = {
  /** Null: no price yet ("Price Details Coming Soon"). Absent for forms without a price. */
  price: revealedPrice.nullable().optional(),
  /** The seller's number; only for the form that requests it. */
  contact: z.string().optional(),
};

export const enquiryResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Confirms that a code was sent; empty when none was sent. */
    otp: z.enum(['sent', '']),
    primary_id: primaryId,
    text: enquiryText,
    ...revealed,
  }),
});

/** POST /api/enquiry_otp_resend; a different mobile number replaces the enquiry's number. */
export const otpResendBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  mobile,
  primary_id: exactText().max(40).default(''),
  /** From the page without JavaScript: identifies the attempt without cookies. */
  token: exactText().max(200).default(''),
});
export const otpResendResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ otp: z.literal('sent') }),
});

/** POST /api/enquiry_otp_verify; the same id and code return the same response for ten minutes. */
export const otpVerifyBody = z.object({
  ...sent,
  otp: oneTimeCode,
  primary_id: exactText().max(40).default(''),
  /** From the page without JavaScript: identifies the attempt without cookies. */
  token: exactText().max(200).default(''),
});
export const otpVerifyResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    ...revealed,
    /** A duplicate within 24 hours: no second enquiry is created, and `message` says so. */
    text: z.literal('already_submitted').optional(),
  }),
});

/** POST /api/suggested_implement */
export const suggestedBody = z.object({
  language: language.default('en'),
  product_id: number,
  brand_name: field,
  implement_type: field,
});

/** A similar implement. `price` is null before verification and when there is none. */
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

/** GET /api/v1/form-drafts/:id: state of a form without JavaScript. */
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
  /** Reason of an error that concerns the whole form. */
  reason: z.string().optional(),
  wait_seconds: z.number().optional(),
  primary_id: z.string().optional(),
  /** Sent with `primary_id` by the code page. */
  token: z.string().optional(),
  product_id: z.int().nullable().optional(),
  /** Masked number that only its owner recognises. */
  masked_mobile: z.string().optional(),
  verified: z.boolean().default(false),
  ...revealed,
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

import { z } from 'zod';
import { FORM_NAMES } from '../forms/form-names.ts';
import { consentBoxes } from './consent-boxes.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { picture } from './picture.ts';
import { mobile, oneTimeCode, personName, saidNumber, storable, ticked, typed } from './text.ts';

/** What a person may type into one field; the rules of the form say the rest. */
const field = typed(2000).default('');

/** What an integer column can hold. */
const MAX_ID = 2 ** 31 - 1;

/** Forms without JavaScript send numbers as text, and nothing as an empty text. */
const number = z
  .union([z.int().min(0).max(MAX_ID), z.string().regex(/^\d{0,9}$/)])
  .transform((given) => (given === '' ? null : Number(given)))
  .nullable()
  .default(null);

/** Random id of an enquiry: who knows it may finish it. */
export const primaryId = z.string().regex(/^[\w-]{22}$/, 'is no id of an enquiry');

/** Characters of a draft that stands in an address; servers and browsers take longer addresses. */
export const MAX_DRAFT_WORD = 2000;

/** A path of this site to come back to; never another site. */
const pagePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w\-/?=&.%~]*$/, 'must be a path of this site');

/** What goes with every form that is sent. */
const sent = {
  language: language.default('en'),
  /** Sent by pages without JavaScript: where to go back to. */
  page: pagePath.optional(),
};

const fields = {
  name: personName(2000),
  mobile,
  email: field,
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
  /** Ticked when left out by a program; a page always sends it. */
  terms: ticked.default('on'),
  ...consentBoxes,
};

/** POST /api/whatsapp_popup_enquiry: the first time, and with `primary_id` for a suggested implement. */
export const popupEnquiryBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  ...fields,
  page_source: typed(80).default(''),
  type_id: saidNumber(MAX_ID).nullable().default(null),
  product_id: number,
  primary_id: z.union([primaryId, z.literal('')]).optional(),
  /** Said by the page and not relied on: a code verifies. */
  verified_flag: typed(20).default('Non_Verified'),
});

/** POST /api/enquiry_save: every other form of the site. */
export const enquirySaveBody = popupEnquiryBody.extend({ form: z.enum(FORM_NAMES) });

/** Whole rupees; both ends the same when it is one price. */
export const revealedPrice = z.object({ min_inr: z.int(), max_inr: z.int() });

/** What an enquiry led to; the page decides by `text` which popup comes next. */
export const enquiryText = z.enum([
  'exist_verified',
  'non_verified_exist',
  'non_verified',
  'suggestion_saved',
]);

/** What is shown once the number is verified, and never before. */
const revealed = {
  /** Null: there is none yet ("Price Details Coming Soon"). Left out by forms that ask for no price. */
  price: revealedPrice.nullable().optional(),
  /** The seller's number, of the form that asks for it. */
  contact: z.string().optional(),
};

export const enquiryAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    /** Says only that a code is on its way; empty when none was sent. */
    otp: z.enum(['sent', '']),
    primary_id: primaryId,
    text: enquiryText,
    ...revealed,
  }),
});

/** POST /api/enquiry_otp_resend; another mobile number than before changes the enquiry's. */
export const otpResendBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  mobile,
  primary_id: storable(40).default(''),
  /** Of the page without JavaScript: the attempt is its own, cookies or not. */
  token: storable(200).default(''),
});
export const otpResendAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({ otp: z.literal('sent') }),
});

/** POST /api/enquiry_otp_verify; the same id and code are answered the same for ten minutes. */
export const otpVerifyBody = z.object({
  ...sent,
  otp: oneTimeCode,
  primary_id: storable(40).default(''),
  /** Of the page without JavaScript: the attempt is its own, cookies or not. */
  token: storable(200).default(''),
});
export const otpVerifyAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    ...revealed,
    /** The same was verified within 24 hours before: there is no second enquiry, and `message` says so. */
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

/** An implement like the one asked for. `price` is null before a code was verified, and where there is none. */
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
export const suggestedAnswer = z.object({
  success: z.literal(true),
  data: z.array(suggestedImplement).max(3),
});

/** GET /api/v1/form-drafts/:id: what a browser without JavaScript sent, or may see next. */
export const formDraftParams = z.object({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .min(22)
    .max(MAX_DRAFT_WORD),
});
export const formDraft = z.object({
  /** What was typed, to be corrected. */
  values: z.record(z.string(), z.string()).default({}),
  /** Names of sentences, by field. */
  faults: z.record(z.string(), z.string()).default({}),
  /** A sentence about the whole. */
  reason: z.string().optional(),
  wait_seconds: z.number().optional(),
  primary_id: z.string().optional(),
  /** Goes with `primary_id` in the forms of the code's page. */
  token: z.string().optional(),
  product_id: z.int().nullable().optional(),
  /** The number in such a form that only its owner knows it again. */
  masked_mobile: z.string().optional(),
  verified: z.boolean().default(false),
  ...revealed,
});
export const formDraftAnswer = z.object({ data: formDraft });

export type PopupEnquiryBody = z.output<typeof popupEnquiryBody>;
export type EnquirySaveBody = z.output<typeof enquirySaveBody>;
export type PopupEnquiryInput = z.input<typeof popupEnquiryBody>;
export type EnquirySaveInput = z.input<typeof enquirySaveBody>;
export type EnquiryAnswer = z.output<typeof enquiryAnswer>;
export type EnquiryText = z.output<typeof enquiryText>;
export type RevealedPrice = z.output<typeof revealedPrice>;
export type OtpResendInput = z.input<typeof otpResendBody>;
export type OtpResendBody = z.output<typeof otpResendBody>;
export type OtpResendAnswer = z.output<typeof otpResendAnswer>;
export type OtpVerifyInput = z.input<typeof otpVerifyBody>;
export type OtpVerifyBody = z.output<typeof otpVerifyBody>;
export type OtpVerifyAnswer = z.output<typeof otpVerifyAnswer>;
export type SuggestedInput = z.input<typeof suggestedBody>;
export type SuggestedImplement = z.output<typeof suggestedImplement>;
export type SuggestedAnswer = z.output<typeof suggestedAnswer>;
export type FormDraft = z.output<typeof formDraft>;

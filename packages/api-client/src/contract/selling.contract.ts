import { z } from 'zod';
import { consentBoxes } from './consent-boxes.ts';
import { dataResponse } from './data-response.ts';
import { primaryId } from './enquiries.contract.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';
import { exactText, mobile, oneTimeCode, personName, ticked, typed } from './text.ts';
import { usedCard, usedPhoto } from './used.contract.ts';

/** Only limits the length; `selling/rules.ts` validates each field. */
const field = typed(2000).default('');

/** POST /api/used_tractor_save; with `primary_id` it replaces a listing that is not verified yet. */
export const sellBody = z.object({
  language: language.default('en'),
  idempotency_key: idempotencyKey,
  primary_id: z.union([primaryId, z.literal('')]).default(''),
  tractor: field,
  year: field,
  hours: field,
  owners: field,
  rc: field,
  hypothecation: field,
  insurance: field,
  tyres: field,
  engine: field,
  gearbox: field,
  hydraulics: field,
  body: field,
  /** Comma-separated ids of uploaded photos. */
  photos: field,
  state: field,
  district: field,
  area: field,
  price: field,
  negotiable: ticked.default(''),
  words: field,
  name: personName(2000),
  mobile,
  terms: ticked.default(''),
  ...consentBoxes,
});

const done = { success: z.literal(true), message: z.string() };

/** `otp`: whether a code was sent. */
export const sellResponse = z.object({
  ...done,
  data: z.object({ otp: z.enum(['sent', '']), primary_id: primaryId }),
});

const posted = {
  language: language.default('en'),
  primary_id: exactText().max(40).default(''),
  /** Sent by forms without JavaScript, which are redirected. */
  plain: z.literal('1').optional(),
};

/** POST /api/used_tractor_resend */
export const sellResendBody = z.object({ ...posted, idempotency_key: idempotencyKey });

/** POST /api/used_tractor_verify */
export const sellVerifyBody = z.object({ ...posted, otp: oneTimeCode });

/** `already`: the listing was verified before. A signed cookie then authorises this browser for the listing. */
export const sellVerifyResponse = z.object({ ...done, data: z.object({ already: z.boolean() }) });

/** From links sent to sellers until November 2026. */
const oldKey = exactText().max(300);

/** GET /api/v1/own-listing; `draft` is the single-use result of a form without JavaScript. */
export const sellerListingsQuery = z.object({
  draft: primaryId.optional(),
  language: language.default('en'),
});
export const sellerListing = z.object({
  id: z.int(),
  slug,
  brand_name: localText,
  model: z.string(),
  year: z.int(),
  price_inr: z.int(),
  status: z.enum(['pending', 'approved', 'rejected', 'sold']),
  photos: z.array(usedPhoto),
  /** A moderator's decision in the seller's language. `ask`: the seller may change and resubmit the listing. */
  decision: z.object({ ask: z.boolean(), reason: z.string() }).nullable(),
});
/** Last event, displayed on the seller's page. */
export const sellerEvent = z.enum(['listed', 'already', 'sold']);
export const sellerListings = z.object({
  said: sellerEvent.nullable(),
  listings: z.array(sellerListing),
});
export const sellerListingsResponse = dataResponse(sellerListings);

/** POST /api/used_tractor_own */
export const sellerPageBody = z.object({
  key: oldKey.default(''),
  language: language.default('en'),
});
export const sellerMessageResponse = z.object(done);

/** POST /api/used_tractor_sold; earlier releases identify the listing by the `key` of its link. */
export const soldBody = z.object({
  listing: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
  key: oldKey.default(''),
  language: language.default('en'),
});
export const soldResponse = z.object(done);

/** POST /api/used_photo_save: multipart with these fields before one file. */
export const photoSaveFields = z.object({ idempotency_key: idempotencyKey });
export const photoSavedResponse = z.object({ ...done, data: usedPhoto });

const integer = z.coerce.number().int();

/** GET /api/v1/used-tractors/fair-price */
export const fairPriceQuery = z.object({
  tractor: integer.min(1).max(2 ** 31 - 1),
  year: integer.min(1960).max(2100),
  language: language.default('en'),
});

const comparable = usedCard
  .pick({ id: true, slug: true, brand_name: true, model: true, year: true, price_inr: true })
  .extend({ new_price_inr: z.int(), percent: z.int(), demo: z.boolean() });

/**
 * Price range of similar listings as a share of the new price. `range` is null when there are too few or when the new
 * price is unknown. Contains all inputs of the calculation, so that pages can display them.
 */
export const fairPrice = z.object({
  name: z.string(),
  new_price_inr: z.int().nullable(),
  comparables: z.array(comparable),
  needed: z.int(),
  low_percent: z.int().nullable(),
  high_percent: z.int().nullable(),
  range: z.object({ min_inr: z.int(), max_inr: z.int() }).nullable(),
  demo: z.boolean(),
});
export const fairPriceResponse = dataResponse(fairPrice);

export type SellInput = z.input<typeof sellBody>;
export type SellBody = z.output<typeof sellBody>;
export type SellResponse = z.output<typeof sellResponse>;
export type SellResendInput = z.input<typeof sellResendBody>;
export type SellResendBody = z.output<typeof sellResendBody>;
export type SellVerifyInput = z.input<typeof sellVerifyBody>;
export type SellVerifyBody = z.output<typeof sellVerifyBody>;
export type SellVerifyResponse = z.output<typeof sellVerifyResponse>;
export type SellerListing = z.output<typeof sellerListing>;
export type SellerListings = z.output<typeof sellerListings>;
export type SellerListingsResponse = z.output<typeof sellerListingsResponse>;
export type SoldResponse = z.output<typeof soldResponse>;
export type PhotoSavedResponse = z.output<typeof photoSavedResponse>;
export type FairPrice = z.output<typeof fairPrice>;
export type FairPriceResponse = z.output<typeof fairPriceResponse>;
export type Comparable = z.output<typeof comparable>;

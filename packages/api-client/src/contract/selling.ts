import { z } from 'zod';
import { answer } from './answer.ts';
import { consentBoxes } from './consent-boxes.ts';
import { primaryId } from './enquiries.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';
import { mobile, oneTimeCode, personName, storable, ticked, typed } from './text.ts';
import { usedCard, usedPhoto } from './used.ts';

/** As a form sends it; `selling/rules.ts` says what each may be, with a sentence for each fault. */
const field = typed(2000).default('');

/** POST /api/used_tractor_save; with `primary_id` it corrects what was sent before the code. */
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
  /** Ids of photos that came in before, with commas. */
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

/** `otp`: whether a code is on its way. */
export const sellAnswer = z.object({
  ...done,
  data: z.object({ otp: z.enum(['sent', '']), primary_id: primaryId }),
});

const posted = {
  language: language.default('en'),
  primary_id: storable(40).default(''),
  /** Sent by pages without JavaScript, which are led on. */
  plain: z.literal('1').optional(),
};

/** POST /api/used_tractor_resend */
export const sellResendBody = z.object({ ...posted, idempotency_key: idempotencyKey });

/** POST /api/used_tractor_verify */
export const sellVerifyBody = z.object({ ...posted, otp: oneTimeCode });

/** `already`: it had been listed before. From then on the listing is the browser's own, by a signed cookie. */
export const sellVerifyAnswer = z.object({ ...done, data: z.object({ already: z.boolean() }) });

/** Of a link that sellers were given until November 2026. */
const oldKey = storable(300);

/**
 * GET /api/v1/own-listing; `draft` is what a form without JavaScript led to, good for one look. `key` is asked by released
 * versions of before, and goes with them.
 */
export const ownListingQuery = z.object({
  draft: primaryId.optional(),
  key: oldKey.optional(),
  language: language.default('en'),
});
export const ownListing = z.object({
  id: z.int(),
  slug,
  brand_name: localText,
  model: z.string(),
  year: z.int(),
  price_inr: z.int(),
  status: z.enum(['pending', 'approved', 'rejected', 'sold']),
  photos: z.array(usedPhoto),
  /** Why a person did not show it, in the reader's language; `ask`: it may be changed and sent again. */
  decision: z.object({ ask: z.boolean(), reason: z.string() }).nullable(),
});
/** What just happened, as the seller's own page says it. */
export const ownSaid = z.enum(['listed', 'already', 'sold']);
export const ownListings = z.object({ said: ownSaid.nullable(), listings: z.array(ownListing) });
export const ownListingAnswer = answer(ownListings);
/** What versions of before read: one listing. */
export const oneOwnListingAnswer = answer(ownListing);

/** POST /api/used_tractor_own */
export const ownBody = z.object({
  key: oldKey.default(''),
  language: language.default('en'),
});
export const ownToldAnswer = z.object(done);

/** POST /api/used_tractor_sold; versions of before name the listing by its link's `key`. */
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
export const soldAnswer = z.object(done);

/** POST /api/used_photo_save: multipart, one file. */
export const photoSavedAnswer = z.object({ ...done, data: usedPhoto });

const figure = z.coerce.number().int();

/** GET /api/v1/used-tractors/fair-price */
export const fairPriceQuery = z.object({
  tractor: figure.min(1).max(2 ** 31 - 1),
  year: figure.min(1960).max(2100),
  language: language.default('en'),
});

const comparable = usedCard
  .pick({ id: true, slug: true, brand_name: true, model: true, year: true, price_inr: true })
  .extend({ new_price_inr: z.int(), percent: z.int(), demo: z.boolean() });

/**
 * What listings like it ask, as a share of the price when new. `range` is null when they are too few, or
 * when nobody knows what the model costs new. Everything that the arithmetic needs is there to be shown.
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
export const fairPriceAnswer = answer(fairPrice);

export type SellInput = z.input<typeof sellBody>;
export type SellBody = z.output<typeof sellBody>;
export type SellAnswer = z.output<typeof sellAnswer>;
export type SellResendInput = z.input<typeof sellResendBody>;
export type SellResendBody = z.output<typeof sellResendBody>;
export type SellVerifyInput = z.input<typeof sellVerifyBody>;
export type SellVerifyBody = z.output<typeof sellVerifyBody>;
export type SellVerifyAnswer = z.output<typeof sellVerifyAnswer>;
export type OwnListing = z.output<typeof ownListing>;
export type OwnListings = z.output<typeof ownListings>;
export type OwnListingAnswer = z.output<typeof ownListingAnswer>;
export type SoldAnswer = z.output<typeof soldAnswer>;
export type PhotoSavedAnswer = z.output<typeof photoSavedAnswer>;
export type FairPrice = z.output<typeof fairPrice>;
export type FairPriceAnswer = z.output<typeof fairPriceAnswer>;
export type Comparable = z.output<typeof comparable>;

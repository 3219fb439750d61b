import { z } from 'zod';
import { consentBoxes } from './consent-boxes.ts';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { primaryId } from './enquiries.contract.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { localText } from './local-text.ts';
import { slug } from './slug.ts';
import { checkbox, exactText, mobile, oneTimeCode, personName, truncatedText } from './text.ts';
import { usedCard, usedPhoto } from './used.contract.ts';

/** A text of limited length, whose value `validateListing` checks. */
const optionalText = truncatedText(2000).default('');

/** POST /api/used_tractor_save: with `primary_id` the body replaces a listing whose number is not verified yet. */
export const sellBody = z.object({
  language: language.default('en'),
  idempotency_key: idempotencyKey,
  primary_id: z.union([primaryId, z.literal('')]).default(''),
  tractor: optionalText,
  year: optionalText,
  hours: optionalText,
  owners: optionalText,
  rc: optionalText,
  hypothecation: optionalText,
  insurance: optionalText,
  tyres: optionalText,
  engine: optionalText,
  gearbox: optionalText,
  hydraulics: optionalText,
  body: optionalText,
  /** Ids of uploaded photos, separated by commas. */
  photos: optionalText,
  state: optionalText,
  district: optionalText,
  area: optionalText,
  price: optionalText,
  negotiable: checkbox.default(''),
  words: optionalText,
  name: personName(2000),
  mobile,
  terms: checkbox.default(''),
  ...consentBoxes,
});

const messageFields = { success: z.literal(true), message: z.string() };

/** `otp` is empty if no code was sent. */
export const sellResponse = z.object({
  ...messageFields,
  data: z.object({ otp: z.enum(['sent', '']), primary_id: primaryId }),
});

const commonFields = {
  language: language.default('en'),
  primary_id: exactText().max(40).default(''),
  /** Sent by forms without JavaScript, whose response is a redirect. */
  plain: z.literal('1').optional(),
};

export const sellResendBody = z.object({ ...commonFields, idempotency_key: idempotencyKey });

export const sellVerifyBody = z.object({ ...commonFields, otp: oneTimeCode });

/** `already` is true if the listing was verified before. The response sets the cookie that identifies the seller. */
export const sellVerifyResponse = z.object({
  ...messageFields,
  data: z.object({ already: z.boolean() }),
});

/** Key of a listing in links that were sent to sellers until November 2026. */
const oldKey = exactText().max(300);

/** GET /api/v1/own-listing: `draft` is the id in the redirect of a form without JavaScript, and is valid once. */
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
  /** Decision of the moderator. If `ask` is true, the seller may change the listing and submit it again. */
  decision: z.object({ ask: z.boolean(), reason: z.string() }).nullable(),
});
/** Event that the page of the seller reports to the visitor: a new, an already verified or a sold listing. */
export const sellerEvent = z.enum(['listed', 'already', 'sold']);
export const sellerListings = z.object({
  said: sellerEvent.nullable(),
  listings: z.array(sellerListing),
});
export const sellerListingsResponse = dataResponse(sellerListings);

export const sellerPageBody = z.object({
  key: oldKey.default(''),
  language: language.default('en'),
});
export const sellerMessageResponse = z.object(messageFields);

/** POST /api/used_tractor_sold: `key` instead of `listing` is sent by pages of older releases. */
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
export const soldResponse = z.object(messageFields);

/** POST /api/used_photo_save: a multipart body in which the file follows these fields. */
export const photoSaveFields = z.object({ idempotency_key: idempotencyKey });
export const photoSavedResponse = z.object({ ...messageFields, data: usedPhoto });

const integer = z.coerce.number().int();

export const fairPriceQuery = z.object({
  tractor: integer.min(1).max(2 ** 31 - 1),
  year: integer.min(1960).max(2100),
  language: language.default('en'),
});

const comparable = usedCard
  .pick({ id: true, slug: true, brand_name: true, model: true, year: true, price_inr: true })
  .extend({ new_price_inr: z.int(), percent: z.int(), demo: z.boolean() });

/**
 * Price range that is calculated from similar listings as a share of the new price. `range` is null if there are too
 * few listings (`needed`), or if the new price is unknown. The other fields are the inputs, so that pages can show the
 * calculation.
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

export const sellingEndpoints = defineEndpoints({
  saveListing: {
    method: 'POST',
    path: '/api/used_tractor_save',
    summary: 'Creates a listing and sends a one-time code to its number',
    tag: 'used tractors',
    body: sellBody,
    response: sellResponse,
  },
  resendListingCode: {
    method: 'POST',
    path: '/api/used_tractor_resend',
    summary: 'Sends a new one-time code for a listing',
    tag: 'used tractors',
    body: sellResendBody,
    response: sellResponse,
  },
  verifyListing: {
    method: 'POST',
    path: '/api/used_tractor_verify',
    summary: 'Verifies the one-time code and submits the listing for moderation',
    tag: 'used tractors',
    body: sellVerifyBody,
    response: sellVerifyResponse,
  },
  getFairPrice: {
    method: 'GET',
    path: '/api/v1/used-tractors/fair-price',
    summary: 'Estimates the fair price of a used tractor from similar listings',
    tag: 'used tractors',
    query: fairPriceQuery,
    response: fairPriceResponse,
    cache: 'public',
  },
  getSellerListings: {
    method: 'GET',
    path: '/api/v1/own-listing',
    summary: 'Lists the listings of this browser, or once those of a ticket',
    tag: 'used tractors',
    query: sellerListingsQuery,
    response: sellerListingsResponse,
  },
  openSellerListings: {
    method: 'POST',
    path: '/api/used_tractor_own',
    summary: 'Redirects to the listings of this browser and adds the listing of a link with a key',
    tag: 'used tractors',
    body: sellerPageBody,
    response: sellerMessageResponse,
  },
  markSold: {
    method: 'POST',
    path: '/api/used_tractor_sold',
    summary: 'Marks a listing as sold',
    tag: 'used tractors',
    body: soldBody,
    response: soldResponse,
  },
  saveListingForm: {
    method: 'POST',
    path: '/api/used_tractor_form',
    summary: 'Creates a listing from a form without JavaScript (multipart)',
    tag: 'used tractors',
    consumes: ['multipart/form-data'],
  },
  savePhoto: {
    method: 'POST',
    path: '/api/used_photo_save',
    summary: 'Uploads a photo of a used tractor (multipart, one file)',
    tag: 'used tractors',
    consumes: ['multipart/form-data'],
    response: photoSavedResponse,
    cache: 'none',
  },
});

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

import { z } from 'zod';
import { answer } from './answer.ts';
import { primaryId } from './enquiries.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { mobile, storable, ticked, typed } from './text.ts';

const field = typed(500).default('');

const sent = { language: language.default('en') };

/**
 * POST /api/price_alert_save: `product` is the address of a tractor; `below` with a district asks for used ones of its
 * kind within 50 km that cost no more.
 */
export const priceAlertSaveBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  product: field,
  mobile,
  below: field,
  state: field,
  district: field,
  /** The box beside which stands what is sent; a page asks for it. */
  terms: ticked.default(''),
});

const done = { success: z.literal(true), message: z.string() };

/** The id at the top as this call is documented, and in `data` as with all others. */
export const priceAlertSaveAnswer = z.object({
  ...done,
  primary_id: primaryId,
  data: z.object({ otp: z.literal('sent'), primary_id: primaryId }),
});

/** POST /api/price_alert_verify */
export const priceAlertVerifyBody = z.object({
  ...sent,
  primary_id: storable(40).default(''),
  otp: typed(40).default(''),
});

/** POST /api/price_alert_end: the word of the link that came by SMS. */
export const priceAlertEndBody = z.object({ ...sent, alert: storable(60).default('') });

export const priceAlertToldAnswer = z.object(done);

/** GET /api/v1/price-alert/:word: what the page says that ends it. A read changes nothing. */
export const priceAlertParams = z.object({ word: z.string().max(60) });
export const priceAlertQuery = z.object({ language: languageQuery });
export const priceAlert = z.object({
  brand_name: localText,
  model: z.string(),
  below_inr: z.int().nullable(),
});
export const priceAlertAnswer = answer(priceAlert);

export type PriceAlertSaveBody = z.output<typeof priceAlertSaveBody>;
export type PriceAlertSaveAnswer = z.output<typeof priceAlertSaveAnswer>;
export type PriceAlertVerifyBody = z.output<typeof priceAlertVerifyBody>;
export type PriceAlert = z.output<typeof priceAlert>;

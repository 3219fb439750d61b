import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { primaryId } from './enquiries.contract.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { exactText, mobile, oneTimeCode, ticked, typed } from './text.ts';

const field = typed(500).default('');

const sent = { language: language.default('en') };

/**
 * POST /api/price_alert_save: `product` is the path of a tractor; `below` with a district selects used tractors of its
 * kind within 50 km at or below that price. `push` is a push subscription, used instead of a mobile number.
 */
export const priceAlertSaveBody = z.object({
  ...sent,
  idempotency_key: idempotencyKey,
  product: field,
  mobile,
  push: z
    .object({
      endpoint: exactText().max(2000),
      p256dh: exactText().max(200),
      auth: exactText().max(100),
    })
    .optional(),
  below: field,
  state: field,
  district: field,
  /** Consent checkbox; pages require it. */
  terms: ticked.default(''),
});

const done = { success: z.literal(true), message: z.string() };

/** The id: at the top level as documented, and in `data` like all other responses. */
export const priceAlertSaveResponse = z.object({
  ...done,
  primary_id: primaryId,
  data: z.object({ otp: z.literal('sent'), primary_id: primaryId }),
});

/** POST /api/price_alert_verify: `otp` is the code of the SMS, or the token of the push message. */
export const priceAlertVerifyBody = z.object({
  ...sent,
  primary_id: exactText().max(40).default(''),
  otp: oneTimeCode,
});

/** POST /api/price_alert_end: the token of the SMS link or of the notification's button. */
export const priceAlertEndBody = z.object({ ...sent, alert: exactText().max(60).default('') });

export const priceAlertMessageResponse = z.object(done);

/** GET /api/v1/price-alert/:word: content of the page that ends the alert; read-only. */
export const priceAlertParams = z.object({ word: exactText().max(60) });
export const priceAlertQuery = z.object({ language: languageQuery });
export const priceAlert = z.object({
  brand_name: localText,
  model: z.string(),
  below_inr: z.int().nullable(),
  /** Delivery by SMS (`number`) or by push (`phone`). */
  by: z.enum(['number', 'phone']),
});
export const priceAlertResponse = dataResponse(priceAlert);

/** GET /api/v1/push-key: public VAPID key, base64url. */
export const pushKeyResponse = dataResponse(z.object({ key: z.string() }));

export type PriceAlertSaveBody = z.output<typeof priceAlertSaveBody>;
export type PriceAlertSaveResponse = z.output<typeof priceAlertSaveResponse>;
export type PriceAlertVerifyBody = z.output<typeof priceAlertVerifyBody>;
export type PriceAlert = z.output<typeof priceAlert>;

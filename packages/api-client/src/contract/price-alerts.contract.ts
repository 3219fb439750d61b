import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { primaryId } from './enquiries.contract.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { checkbox, exactText, mobile, oneTimeCode, truncatedText } from './text.ts';

const field = truncatedText(500).default('');

const commonFields = { language: language.default('en') };

/**
 * POST /api/price_alert_save: `product` is the path of a tractor. `push` is a push subscription instead of a mobile
 * number. With `below` and a district the alert is about used tractors of the model within 50 km that cost at most
 * `below` rupees.
 */
export const priceAlertSaveBody = z.object({
  ...commonFields,
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
  /** Consent to the alert. Pages require it. */
  terms: checkbox.default(''),
});

const messageFields = { success: z.literal(true), message: z.string() };

/** `primary_id` is also in `data`, where the responses of enquiries and listings have it. */
export const priceAlertSaveResponse = z.object({
  ...messageFields,
  primary_id: primaryId,
  data: z.object({ otp: z.literal('sent'), primary_id: primaryId }),
});

/** POST /api/price_alert_verify: `otp` is the code of the SMS, or the token of the push message. */
export const priceAlertVerifyBody = z.object({
  ...commonFields,
  primary_id: exactText().max(40).default(''),
  otp: oneTimeCode,
});

/** POST /api/price_alert_end: `alert` is the token from the link in the SMS or from the button of the notification. */
export const priceAlertEndBody = z.object({
  ...commonFields,
  alert: exactText().max(60).default(''),
});

export const priceAlertMessageResponse = z.object(messageFields);

/** GET /api/v1/price-alert/:word: data of the page on which a visitor ends an alert. `word` is the token in its URL. */
export const priceAlertParams = z.object({ word: exactText().max(60) });
export const priceAlertQuery = z.object({ language: languageQuery });
export const priceAlert = z.object({
  brand_name: localText,
  model: z.string(),
  below_inr: z.int().nullable(),
  /** Delivery: `number` is an SMS, `phone` is a push message. */
  by: z.enum(['number', 'phone']),
});
export const priceAlertResponse = dataResponse(priceAlert);

/** GET /api/v1/push-key: public VAPID key (base64url) for push subscriptions. */
export const pushKeyResponse = dataResponse(z.object({ key: z.string() }));

export type PriceAlertSaveBody = z.output<typeof priceAlertSaveBody>;
export type PriceAlertSaveResponse = z.output<typeof priceAlertSaveResponse>;
export type PriceAlertVerifyBody = z.output<typeof priceAlertVerifyBody>;
export type PriceAlert = z.output<typeof priceAlert>;

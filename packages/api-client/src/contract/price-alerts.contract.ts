import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { primaryId } from './enquiries.contract.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { localText } from './local-text.ts';
import { checkbox, exactText, mobile, oneTimeCode, truncatedText } from './text.ts';

const optionalText = truncatedText(500).default('');

const commonFields = { language: language.default('en') };

/** POST /api/price_alert_save: requests alerts for a tractor by SMS to `mobile`, or by `push`. */
export const priceAlertSaveBody = z.object({
  ...commonFields,
  idempotency_key: idempotencyKey,
  /** Link or path of the tractor's page. */
  product: optionalText,
  mobile,
  /** Push subscription of the browser. Replaces the mobile number. */
  push: z
    .object({
      endpoint: exactText().max(2000),
      p256dh: exactText().max(200),
      auth: exactText().max(100),
    })
    .optional(),
  /** Highest price in rupees. With a district, the alert also reports used tractors within 50 km. */
  below: optionalText,
  state: optionalText,
  district: optionalText,
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

/** POST /api/price_alert_verify: starts the alert. */
export const priceAlertVerifyBody = z.object({
  ...commonFields,
  primary_id: exactText().max(40).default(''),
  /** Code of the SMS, or token of the push message. */
  otp: oneTimeCode,
});

export const priceAlertEndBody = z.object({
  ...commonFields,
  /** Token from the link in the SMS, or from the button of the notification. */
  alert: exactText().max(60).default(''),
});

/** Response of `price_alert_verify` and `price_alert_end`: the message for the visitor. */
export const priceAlertMessageResponse = z.object(messageFields);

/** GET /api/v1/price-alert/:token: data of the page on which a visitor ends an alert. */
export const priceAlertParams = z.object({
  /** Token from the URL of the page. */
  token: exactText().max(60),
});
export const priceAlertQuery = z.object({ language: languageQuery });
export const priceAlert = z.object({
  brand_name: localText,
  model: z.string(),
  /** Highest price of used tractors in rupees. Null if the alert is only about the price of a new one. */
  below_inr: z.int().nullable(),
  /** Delivery: `number` is an SMS, `phone` is a push message. */
  by: z.enum(['number', 'phone']),
});
export const priceAlertResponse = dataResponse(priceAlert);

/** GET /api/v1/push-key: public VAPID key (base64url) for push subscriptions. */
export const pushKeyResponse = dataResponse(z.object({ key: z.string() }));

export const priceAlertEndpoints = defineEndpoints({
  savePriceAlert: {
    method: 'POST',
    path: '/api/price_alert_save',
    summary: 'Creates a price alert and sends a one-time code to its number',
    tag: 'price alerts',
    body: priceAlertSaveBody,
    response: priceAlertSaveResponse,
  },
  verifyPriceAlert: {
    method: 'POST',
    path: '/api/price_alert_verify',
    summary: 'Starts a price alert after the one-time code or the token of a push is verified',
    tag: 'price alerts',
    body: priceAlertVerifyBody,
    response: priceAlertMessageResponse,
  },
  endPriceAlert: {
    method: 'POST',
    path: '/api/price_alert_end',
    summary: 'Ends the price alert of a link (idempotent)',
    tag: 'price alerts',
    body: priceAlertEndBody,
    response: priceAlertMessageResponse,
  },
  getPushKey: {
    method: 'GET',
    path: '/api/v1/push-key',
    summary: 'Returns the public key for push subscriptions (VAPID)',
    tag: 'price alerts',
    response: pushKeyResponse,
  },
  getPriceAlert: {
    method: 'GET',
    path: '/api/v1/price-alert/:token',
    summary: 'Returns the price alert of a link; 410 after it has ended',
    tag: 'price alerts',
    params: priceAlertParams,
    query: priceAlertQuery,
    response: priceAlertResponse,
  },
});

export type PriceAlertSaveBody = z.output<typeof priceAlertSaveBody>;
export type PriceAlertSaveResponse = z.output<typeof priceAlertSaveResponse>;
export type PriceAlertVerifyBody = z.output<typeof priceAlertVerifyBody>;
export type PriceAlert = z.output<typeof priceAlert>;

/** A push subscription of a browser. */
export type PushSubscriptionFields = NonNullable<PriceAlertSaveBody['push']>;

import type { Language } from '../contract/language.ts';
import type { PriceAlert, PriceAlertSaveBody } from '../contract/price-alerts.contract.ts';
import { type CallOptions, getJson, sendJson } from './get-json.ts';

/** Fetches the public VAPID key (base64url) for `pushManager.subscribe`. */
export async function getPushKey(options: CallOptions = {}): Promise<string> {
  return (await getJson<{ data: { key: string } }>('/api/v1/push-key', {}, options)).data.key;
}

export type PushSubscriptionFields = NonNullable<PriceAlertSaveBody['push']>;

/**
 * Requests price alerts by push. The API sends a push message, with which the browser confirms the subscription.
 * Returns the text for the visitor.
 */
export async function requestPushAlert(
  body: Pick<PriceAlertSaveBody, 'product' | 'below' | 'state' | 'district' | 'language'> & {
    push: PushSubscriptionFields;
  },
): Promise<string> {
  return (await sendJson<{ message: string }>('POST', '/api/price_alert_save', body)).message;
}

/** Fetches the price alert to which the link in an SMS belongs. Throws `ApiError` 410 after the alert has ended. */
export async function getPriceAlert(
  { token, language }: { token: string; language: Language },
  options: CallOptions = {},
): Promise<PriceAlert> {
  const path = `/api/v1/price-alert/${encodeURIComponent(token)}`;
  return (await getJson<{ data: PriceAlert }>(path, { language }, options)).data;
}

import type { Language } from '../contract/language.ts';
import type { PriceAlert, PriceAlertSaveBody } from '../contract/price-alerts.ts';
import { type CallOptions, getJson, sendJson } from './request.ts';

/** The key with which a browser subscribes to our pushes. */
export async function getPushKey(options: CallOptions = {}): Promise<string> {
  return (await getJson<{ data: { key: string } }>('/api/v1/push-key', {}, options)).data.key;
}

/** What a browser gave for its pushes. */
export type PushSubscriptionFields = NonNullable<PriceAlertSaveBody['push']>;

/** Asks for an alert on this phone; a push brings what starts it. Gives what to say. Throws `ApiError`. */
export async function askForPush(
  body: Pick<PriceAlertSaveBody, 'product' | 'below' | 'state' | 'district' | 'language'> & {
    push: PushSubscriptionFields;
  },
): Promise<string> {
  return (await sendJson<{ message: string }>('POST', '/api/price_alert_save', body)).message;
}

/** The alert that a link from an SMS names. Throws `ApiError` 410 when it has ended. */
export async function getPriceAlert(
  { word, language }: { word: string; language: Language },
  options: CallOptions = {},
): Promise<PriceAlert> {
  const path = `/api/v1/price-alert/${encodeURIComponent(word)}`;
  return (await getJson<{ data: PriceAlert }>(path, { language }, options)).data;
}

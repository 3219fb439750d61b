import { createHash } from 'node:crypto';
import webpush from 'web-push';
import { DeliveryError } from '../../../people/delivery/delivery-error.ts';
import type { PushNotification } from './push-notification.ts';
import type { PushTarget } from './push-target.ts';
import type { VapidKeys } from './vapid-keys.ts';

const REQUEST_TIMEOUT_MS = 4000;

/** After this time the price may have changed again. */
const TTL_SECONDS = 24 * 3600;

const MAX_TOPIC_LENGTH = 32;

const EXPIRED_STATUSES = new Set([404, 410]);

export type PushSender = { keys: VapidKeys; origin: string };

/**
 * Rejects if the push service did not accept the notification. The error omits the response, which may identify the
 * phone.
 */
export async function sendPush(
  { keys, origin }: PushSender,
  { endpoint, p256dh, auth }: PushTarget,
  notification: PushNotification,
): Promise<'sent' | 'expired'> {
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    {
      vapidDetails: { subject: toSubject(origin), ...keys },
      contentEncoding: 'aes128gcm',
      TTL: TTL_SECONDS,
      urgency: 'normal',
      // A phone that was off gets only the newest notification of a topic.
      topic: createHash('sha256')
        .update(notification.tag)
        .digest('base64url')
        .slice(0, MAX_TOPIC_LENGTH),
    },
  );
  const response = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (EXPIRED_STATUSES.has(response.status)) return 'expired';
  if (!response.ok) throw new DeliveryError(`answered ${response.status}`);
  return 'sent';
}

/** Push services require an https URL, even of a developer's machine. */
const toSubject = (origin: string) => origin.replace(/^http:/, 'https:');

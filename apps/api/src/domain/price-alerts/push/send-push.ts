import { createHash } from 'node:crypto';
import webpush from 'web-push';
import { DeliveryError } from '../../delivery/delivery-error.ts';
import type { PushNotice } from './push-notice.ts';
import type { PushTarget } from './push-target.ts';
import type { VapidKeys } from './vapid.ts';

/** A push service that has not answered by then is asked again later. */
const LIMIT_MS = 4000;
/** For how long a service keeps a notice for a phone that is off: tomorrow there may be another price. */
const TTL_SECONDS = 24 * 3600;

const GONE = new Set([404, 410]);

/** Who asks, as push services want to know it (RFC 8292). */
export type PushSender = { keys: VapidKeys; origin: string };

/**
 * Hands a notice, encrypted for the phone alone, to its push service. `gone`: the phone takes none any more. Rejects when
 * the service did not take it; what it says never stands in the error, it may repeat the phone's address.
 */
export async function sendPush(
  { keys, origin }: PushSender,
  { endpoint, p256dh, auth }: PushTarget,
  notice: PushNotice,
): Promise<'sent' | 'gone'> {
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: subjectOf(origin), ...keys },
      contentEncoding: 'aes128gcm',
      TTL: TTL_SECONDS,
      urgency: 'normal',
      // Of a phone that is off it keeps the newest one only.
      topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
    },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  await answer.body?.cancel();
  if (GONE.has(answer.status)) return 'gone';
  if (!answer.ok) throw new DeliveryError(`answered ${answer.status}`);
  return 'sent';
}

/** Services want an address with https, also of a developer's machine. */
const subjectOf = (origin: string) => origin.replace(/^http:/, 'https:');

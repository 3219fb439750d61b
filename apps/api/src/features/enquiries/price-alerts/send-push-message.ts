import { createHash } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import webpush from 'web-push';
import { toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { DeliveryError } from '../../../core/delivery/provider.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import type { AlertDeps } from './check-alert.ts';
import { createPushNotification, type PushNotification } from './push-notification.ts';
import { decryptTarget, type PushTarget, type VapidKeys } from './push-target.ts';
import type { AlertJob } from './queue-alert-message.ts';
import { priceAlertMessages, priceAlerts, priceAlertUsed } from './tables.ts';

type Deps = Pick<AlertDeps, 'db' | 'clock' | 'key' | 'origin' | 'push'>;

/** Deletes the phone's alerts if the subscription has expired. Rejects on other failures, so that the queue retries. */
export async function sendPushMessage(deps: Deps, { message: id }: AlertJob): Promise<void> {
  const { db, clock, key, origin, push } = deps;
  const [queued] = await db
    .select({
      kind: priceAlertMessages.why,
      alert: priceAlerts,
      tractor: tractors,
      brand: tractorBrands.name,
    })
    .from(priceAlertMessages)
    .innerJoin(priceAlerts, eq(priceAlerts.id, priceAlertMessages.alert_id))
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(and(eq(priceAlertMessages.id, id), isNull(priceAlertMessages.sent_at)));
  if (queued === undefined) return;
  const { kind, alert, tractor, brand } = queued;
  if (kind === 'started' || alert.push_sealed === null || alert.push_mark === null) return;
  const notification = createPushNotification(key, {
    kind,
    alert,
    tractor: {
      name: `${toLocalText(brand, alert.language).text} ${tractor.model}`,
      path: `/tractor/${tractor.slug}/${tractor.id}`,
      price: { min: tractor.price_min_inr, max: tractor.price_max_inr },
    },
    used: kind === 'used' ? await findUsedTractorPath(db, alert.id) : null,
  });
  const target = decryptTarget(key, alert.push_sealed);
  const outcome = await sendPush({ keys: push.keys, origin }, target, notification);
  if (outcome === 'expired') {
    await db.delete(priceAlerts).where(eq(priceAlerts.push_mark, alert.push_mark));
    return;
  }
  await db
    .update(priceAlertMessages)
    .set({ sent_at: clock() })
    .where(eq(priceAlertMessages.id, id));
}

/** Newest used tractor that matches the alert. */
async function findUsedTractorPath(db: Database, alert_id: number): Promise<string | null> {
  const [used] = await db
    .select({ id: usedTractors.id, slug: usedTractors.slug })
    .from(priceAlertUsed)
    .innerJoin(usedTractors, eq(usedTractors.id, priceAlertUsed.used_id))
    .where(and(eq(priceAlertUsed.alert_id, alert_id), eq(usedTractors.status, 'approved')))
    .orderBy(desc(usedTractors.id))
    .limit(1);
  return used === undefined ? null : `/second-hand-tractor/${used.slug}/${used.id}`;
}

const REQUEST_TIMEOUT_MS = 4000;

/** After this time the price may have changed again. */
const TTL_SECONDS = 24 * 3600;

const MAX_TOPIC_LENGTH = 32;

const EXPIRED_STATUSES = new Set([404, 410]);

type PushSender = { keys: VapidKeys; origin: string };

/**
 * Rejects if the push service did not accept the notification. The error omits the response, which may identify the
 * phone.
 */
async function sendPush(
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

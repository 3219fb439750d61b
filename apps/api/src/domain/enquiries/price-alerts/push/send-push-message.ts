import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import {
  priceAlertMessages,
  priceAlerts,
  priceAlertUsed,
} from '../../../../database/schema/price-alerts.ts';
import { tractorBrands } from '../../../../database/schema/tractor-brands.ts';
import { tractors } from '../../../../database/schema/tractors.ts';
import { usedTractors } from '../../../../database/schema/used-tractors.ts';
import { toLocalText } from '../../../../shared/to-local-text.ts';
import type { AlertDeps } from '../alert-deps.ts';
import type { AlertJob } from '../queue-alert-message.ts';
import { createPushNotification } from './push-notification.ts';
import { decryptTarget } from './push-target.ts';
import { sendPush } from './send-push.ts';

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

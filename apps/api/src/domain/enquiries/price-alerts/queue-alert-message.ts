import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { priceAlertMessages, priceAlerts } from '../../../database/schema/price-alerts.ts';
import type { Alert, AlertDeps } from './alert-deps.ts';
import { createEndToken, formatEndUrl } from './create-end-token.ts';

export type AlertJob = { message: number };

export async function queueAlertMessage(
  { clock, queue }: Pick<AlertDeps, 'clock' | 'queue'>,
  tx: Database,
  { id: alert_id, push_mark }: Pick<Alert, 'id' | 'push_mark'>,
  kind: 'started' | 'confirm' | 'price' | 'used',
): Promise<string> {
  const [message] = await tx
    .insert(priceAlertMessages)
    .values({ alert_id, why: kind, filed_at: clock() })
    .returning({ id: priceAlertMessages.id });
  if (message === undefined) throw new Error('a message was not written');
  return queue.add(tx, push_mark === null ? 'alerts' : 'pushes', { message: message.id });
}

/** Sends nothing if the alert has ended. Rejects if no gateway accepted the message, so that the queue retries. */
export async function sendAlertMessage(
  { db, clock, key, origin, send }: Pick<AlertDeps, 'db' | 'clock' | 'key' | 'origin' | 'send'>,
  { message: id }: AlertJob,
): Promise<void> {
  const [queued] = await db
    .select({ kind: priceAlertMessages.why, alert: priceAlerts })
    .from(priceAlertMessages)
    .innerJoin(priceAlerts, eq(priceAlerts.id, priceAlertMessages.alert_id))
    .where(and(eq(priceAlertMessages.id, id), isNull(priceAlertMessages.sent_at)));
  if (queued === undefined) return;
  const { kind, alert } = queued;
  const { mobile, language, primary_id } = alert;
  if (mobile === null || kind === 'confirm') return;
  const link = formatEndUrl(origin, language, createEndToken(key, primary_id));
  if (!(await send({ mobile, kind, link, language })))
    throw new Error('no gateway accepted the message');
  await db
    .update(priceAlertMessages)
    .set({ sent_at: clock() })
    .where(eq(priceAlertMessages.id, id));
}

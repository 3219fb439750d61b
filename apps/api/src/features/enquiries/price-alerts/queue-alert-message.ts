import { createHash, createHmac } from 'node:crypto';
import { type Language, localizePath } from '@tractor-haat/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { Alert, AlertDeps } from './check-alert.ts';
import { priceAlertMessages, priceAlerts } from './tables.ts';

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

const TOKEN_CHARACTERS = 32;

/** Token of the link that ends an alert. It is in lower case, because the site lowercases paths. */
export const createEndToken = (key: string, primary_id: string): string =>
  deriveToken(key, 'price alert ends', primary_id);

/** A push message contains this token. The phone returns it to start the alert. */
export const createStartToken = (key: string, primary_id: string): string =>
  deriveToken(key, 'price alert starts', primary_id);

function deriveToken(key: string, purpose: string, primary_id: string): string {
  const payload = JSON.stringify([purpose, primary_id]);
  return createHmac('sha256', key).update(payload).digest('hex').slice(0, TOKEN_CHARACTERS);
}

export const hashEndToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const formatEndUrl = (origin: string, language: Language, token: string): string =>
  `${origin}${localizePath(language, `/price-alert/${token}`)}`;

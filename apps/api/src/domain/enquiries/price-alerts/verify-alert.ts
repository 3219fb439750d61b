import { timingSafeEqual } from 'node:crypto';
import type { PriceAlertVerifyBody } from '@tractor-haat/api-client/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { priceAlerts, priceAlertUsed } from '../../../database/schema/price-alerts.ts';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { createCodeError } from '../../people/codes/create-code-error.ts';
import { verifyConsents } from '../../people/consents/record-consents.ts';
import type { Alert, AlertDeps } from './alert-deps.ts';
import { createAlertError } from './create-alert-error.ts';
import { createStartToken } from './create-end-token.ts';
import { findPublishedPrice } from './find-published-price.ts';
import { listUsedNearby } from './list-used-nearby.ts';
import { queueAlertMessage } from './queue-alert-message.ts';

type CodeSender = {
  address: string;
  hasVerified(mobile: string): boolean;
  browser: string | undefined;
};

/** `otp` is a code or the token of a push. */
export async function verifyAlert(
  deps: AlertDeps,
  { primary_id, otp }: PriceAlertVerifyBody,
  { address, hasVerified, browser }: CodeSender,
): Promise<{ mobile: string | null }> {
  const { db, codes, queue, waitMs } = deps;
  const code = otp.trim();
  if (code === '') throw createHttpError('otp_required');
  const alert = await findAlert(db, primary_id);
  if (alert === undefined) throw createAlertError('alert_expired');
  const { mobile } = alert;
  if (mobile === null) {
    if (!isSameToken(code, createStartToken(deps.key, primary_id)))
      throw createHttpError('otp_incorrect');
    await db.transaction((tx) => startAlert(deps, tx, primary_id));
    return { mobile };
  }
  const isVerified = hasVerified(mobile);
  const requester = { address, isVerified, browser };
  const entry = { ...requester, purpose: 'alert', mobile, request: primary_id, code } as const;
  const verified = await codes.confirm(entry, (tx) => startAlert(deps, tx, primary_id));
  if (verified.outcome !== 'right') throw createCodeError(verified);
  if (verified.result !== undefined) await queue.runNow(verified.result, waitMs);
  return { mobile };
}

export async function findAlert(db: Database, primary_id: string): Promise<Alert | undefined> {
  const hasId = eq(priceAlerts.primary_id, primary_id);
  const [alert] = await db.select().from(priceAlerts).where(hasId);
  return alert;
}

async function lockAlert(tx: Database, primary_id: string): Promise<Alert | undefined> {
  const hasId = eq(priceAlerts.primary_id, primary_id);
  const [alert] = await tx.select().from(priceAlerts).where(hasId).for('update');
  return alert;
}

function isSameToken(actual: string, expected: string): boolean {
  const actualBytes = Buffer.from(actual);
  const expectedBytes = Buffer.from(expected);
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

async function startAlert(deps: AlertDeps, tx: Database, primary_id: string) {
  const now = deps.clock();
  const alert = await lockAlert(tx, primary_id);
  if (alert === undefined) throw createAlertError('alert_expired');
  if (alert.status !== 'unverified') return undefined;
  const { id, mobile, push_mark, tractor_id } = alert;
  await verifyConsents(tx, primary_id, now);
  // A receiver has at most one alert for a tractor.
  const isReceiver =
    mobile === null ? eq(priceAlerts.push_mark, push_mark ?? '') : eq(priceAlerts.mobile, mobile);
  const isSameTarget = and(isReceiver, eq(priceAlerts.tractor_id, tractor_id));
  await tx.delete(priceAlerts).where(and(isSameTarget, ne(priceAlerts.id, id)));
  const price = await findPublishedPrice(tx, tractor_id);
  await tx
    .update(priceAlerts)
    .set({
      status: mobile === null ? 'on_phone' : 'on',
      verified_at: now,
      told_min_inr: price.min,
      told_max_inr: price.max,
    })
    .where(eq(priceAlerts.id, id));
  // Tractors that are for sale now count as reported.
  const [reported] = await listUsedNearby(tx, [alert]);
  if (reported !== undefined) {
    const rows = reported.listingIds.map((used_id) => ({ alert_id: id, used_id }));
    await tx.insert(priceAlertUsed).values(rows).onConflictDoNothing();
  }
  return mobile === null ? undefined : queueAlertMessage(deps, tx, alert, 'started');
}

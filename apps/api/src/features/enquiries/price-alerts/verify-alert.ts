import { timingSafeEqual } from 'node:crypto';
import type { PriceAlert, PriceAlertVerifyBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, ne } from 'drizzle-orm';
import { toLocalText } from '../../../core/database/content-columns.ts';
import type { Database } from '../../../core/database/database.ts';
import { createCodeError } from '../../../core/delivery/code-service.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import { verifyConsents } from '../../../core/visitor/record-consents.ts';
import { tractorBrands, tractors } from '../../catalogue/products/tables.ts';
import { type Alert, type AlertDeps, createAlertError } from './check-alert.ts';
import { findPublishedPrice, listUsedNearby } from './list-used-nearby.ts';
import { createStartToken, hashEndToken, queueAlertMessage } from './queue-alert-message.ts';
import { withdrawAlertConsent } from './save-alert.ts';
import { priceAlerts, priceAlertUsed } from './tables.ts';

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

type Deps = Pick<AlertDeps, 'db' | 'clock'>;

export async function loadAlert(
  { db }: Deps,
  token: string,
  language: Language,
): Promise<PriceAlert> {
  const [alert] = await db
    .select({
      brand_name: tractorBrands.name,
      model: tractors.model,
      below_inr: priceAlerts.below_inr,
      push_mark: priceAlerts.push_mark,
    })
    .from(priceAlerts)
    .innerJoin(tractors, eq(tractors.id, priceAlerts.tractor_id))
    .innerJoin(tractorBrands, eq(tractorBrands.id, tractors.brand_id))
    .where(eq(priceAlerts.end_hash, hashEndToken(token)));
  if (alert === undefined) throw createAlertError('alert_ended', 'GONE');
  const { model, below_inr, push_mark, brand_name } = alert;
  const by = push_mark === null ? 'number' : 'phone';
  return { model, below_inr, by, brand_name: toLocalText(brand_name, language) };
}

export function endAlert({ db, clock }: Deps, token: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(priceAlerts)
      .where(eq(priceAlerts.end_hash, hashEndToken(token)))
      .returning({ primary_id: priceAlerts.primary_id });
    if (deleted !== undefined) await withdrawAlertConsent(tx, deleted.primary_id, clock());
  });
}

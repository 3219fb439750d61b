import { timingSafeEqual } from 'node:crypto';
import type { PriceAlertVerifyBody } from '@tractor-haat/api-client/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { priceAlerts, priceAlertUsed } from '../../../database/schema/price-alerts.ts';
import { refuse } from '../../../shared/refuse.ts';
import { refusalOfCode } from '../../people/codes/refusals.ts';
import { proveConsents } from '../../people/consents/consents.ts';
import type { Alert, AlertDeps } from './alert-deps.ts';
import { startWord } from './end-word.ts';
import { fileMessage } from './file-message.ts';
import { readPublishedPrice } from './read-published-price.ts';
import { refuseAlert } from './refuse-alert.ts';
import { usedNearby } from './used-nearby.ts';

type Asker = {
  address: string;
  hasProven(mobile: string): boolean;
  /** Hash of the browser's name; undefined without one. */
  browser: string | undefined;
};

/** The alert with a random id; undefined for an unknown one. */
export async function findAlert(db: Database, primary_id: string): Promise<Alert | undefined> {
  const own = eq(priceAlerts.primary_id, primary_id);
  const [alert] = await db.select().from(priceAlerts).where(own);
  return alert;
}

/**
 * Checks the code, or the token of a push, and activates the alert. The first message to a number contains the link
 * that ends it; each push has a button for it.
 */
export async function verifyAlert(
  deps: AlertDeps,
  { primary_id, otp }: PriceAlertVerifyBody,
  { address, hasProven, browser }: Asker,
): Promise<{ mobile: string | null }> {
  const { db, codes, queue, waitMs } = deps;
  const code = otp.trim();
  if (code === '') throw refuse('otp_required');
  const alert = await findAlert(db, primary_id);
  if (alert === undefined) throw refuseAlert('alert_gone');
  const { mobile } = alert;
  if (mobile === null) {
    if (!isSame(code, startWord(deps.key, primary_id))) throw refuse('otp_wrong');
    await db.transaction((tx) => start(deps, tx, primary_id));
    return { mobile };
  }
  const isKnown = hasProven(mobile);
  const from = { address, isKnown, browser };
  const entry = { ...from, purpose: 'alert', mobile, request: primary_id, code } as const;
  const verified = await codes.confirm(entry, (tx) => start(deps, tx, primary_id));
  if (verified.outcome !== 'right') throw refusalOfCode(verified);
  if (verified.result !== undefined) await queue.hurry(verified.result, waitMs);
  return { mobile };
}

/** The current row, locked until the transaction ends. */
async function lockAlert(tx: Database, primary_id: string): Promise<Alert | undefined> {
  const own = eq(priceAlerts.primary_id, primary_id);
  const [alert] = await tx.select().from(priceAlerts).where(own).for('update');
  return alert;
}

function isSame(actual: string, right: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Returns the job of the first message; undefined if there is none. */
async function start(deps: AlertDeps, tx: Database, primary_id: string) {
  const now = deps.clock();
  const alert = await lockAlert(tx, primary_id);
  if (alert === undefined) throw refuseAlert('alert_gone');
  if (alert.status !== 'unverified') return undefined;
  const { id, mobile, push_mark, tractor_id } = alert;
  await proveConsents(tx, primary_id, now);
  // A number or phone has one alert per tractor: the newest.
  const own =
    mobile === null ? eq(priceAlerts.push_mark, push_mark ?? '') : eq(priceAlerts.mobile, mobile);
  const same = and(own, eq(priceAlerts.tractor_id, tractor_id));
  await tx.delete(priceAlerts).where(and(same, ne(priceAlerts.id, id)));
  const price = await readPublishedPrice(tx, tractor_id);
  await tx
    .update(priceAlerts)
    .set({
      status: mobile === null ? 'on_phone' : 'on',
      verified_at: now,
      told_min_inr: price.min,
      told_max_inr: price.max,
    })
    .where(eq(priceAlerts.id, id));
  // Tractors already for sale are not reported later.
  const [known] = await usedNearby(tx, [alert]);
  if (known !== undefined) {
    const rows = known.used.map((used_id) => ({ alert_id: id, used_id }));
    await tx.insert(priceAlertUsed).values(rows).onConflictDoNothing();
  }
  return mobile === null ? undefined : fileMessage(deps, tx, alert, 'started');
}

import type { PriceAlertSaveBody } from '@tractor-haat/api-client/contract';
import { and, count, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { priceAlerts } from '../../../database/schema/price-alerts.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { once } from '../../../shared/once/once.ts';
import { randomId } from '../../../shared/secrets/random-id.ts';
import { refusalOfSending } from '../../people/codes/refusals.ts';
import { keepAlertConsent } from './alert-consents.ts';
import type { AlertDeps } from './alert-deps.ts';
import { type AlertReceiver, checkAlert } from './check-alert.ts';
import { endHash, endWord } from './end-word.ts';
import { fileMessage } from './file-message.ts';
import { pushMark, sealTarget } from './push/push-target.ts';
import { refuseAlert } from './refuse-alert.ts';

/** Generous: carriers put thousands of phones behind one address. */
const PER_ADDRESS = [{ most: 120, seconds: 600 }];
/** Limit of confirmation pushes to a phone; for a number the limits of codes apply. */
const PER_PHONE = [{ most: 5, seconds: 600 }];
/** Per number or phone. */
const MAX_ALERTS = 20;

type Asker = {
  address: string;
  claim: Claim | null;
  hasProven(mobile: string): boolean;
  /** Hash of the browser's name. */
  browser: string;
};

/**
 * Accepts a new alert: the alert, its consent and its confirmation (a code or a push) are committed together. Returns
 * its random id.
 */
export async function saveAlert(
  deps: AlertDeps,
  body: PriceAlertSaveBody,
  { address, claim, hasProven, browser }: Asker,
): Promise<string> {
  const { db, clock, key, codes, queue, waitMs } = deps;
  const { language } = body;
  const now = clock();
  const taken = await consumeAddressQuota(db, 'price-alert', address, PER_ADDRESS, now);
  if (!taken.ok) throw refuseAlert('alert_often', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const { receiver, ...wish } = await checkAlert(deps, body);
  const { mobile } = receiver;
  const whose = rowOf(key, receiver);
  await refuseMany(db, whose);
  const { answer: primary_id, more: sendNow } = await once(db, claim, z.string(), async (tx) => {
    const primary_id = randomId();
    const end_hash = endHash(endWord(key, primary_id));
    const row = { ...wish, ...whose, primary_id, end_hash, language, created_at: now };
    const [alert] = await tx
      .insert(priceAlerts)
      .values({ ...row, status: 'unverified' })
      .returning();
    if (alert === undefined) throw new Error('an alert was not written');
    if (mobile === null) {
      const quota = await consumeQuota(tx, `price-alert:${whose.push_mark}`, PER_PHONE, now);
      if (!quota.ok) throw refuseAlert('alert_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
      const job = await fileMessage(deps, tx, alert, 'confirm');
      return { answer: primary_id, more: () => queue.hurry(job, waitMs) };
    }
    if (body.terms) await keepAlertConsent(tx, { ...row, mobile });
    const isKnown = hasProven(mobile);
    const from = { address, isKnown, browser };
    const code = { ...from, purpose: 'alert', mobile, request: primary_id } as const;
    const issued = await codes.issueIn(tx, { ...code, language });
    // An alert whose code cannot be sent is not stored.
    if (issued.outcome === 'wait') throw refusalOfSending(issued, 'otp_not_sent');
    return { answer: primary_id, more: () => codes.sendNow(issued) };
  });
  await sendNow?.();
  return primary_id;
}

/** Columns of the receiver. */
const rowOf = (key: string, { mobile, phone }: AlertReceiver) => ({
  mobile,
  push_sealed: phone === undefined ? null : sealTarget(key, phone),
  push_mark: phone === undefined ? null : pushMark(key, phone),
});

async function refuseMany(
  db: Database,
  { mobile, push_mark }: Pick<ReturnType<typeof rowOf>, 'mobile' | 'push_mark'>,
): Promise<void> {
  const own =
    mobile === null ? eq(priceAlerts.push_mark, push_mark ?? '') : eq(priceAlerts.mobile, mobile);
  const [of] = await db
    .select({ total: count() })
    .from(priceAlerts)
    .where(and(own, ne(priceAlerts.status, 'unverified')));
  if ((of?.total ?? 0) >= MAX_ALERTS) throw refuseAlert('alert_many');
}

import type { PriceAlertSaveBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { and, count, eq, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { createSendError } from '../../../core/delivery/code-service.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import { CURRENT_CONSENT_TEXTS } from '../../../core/visitor/record-consents.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';
import { consents } from '../../../core/visitor/tables.ts';
import {
  type Alert,
  type AlertDeps,
  type AlertReceiver,
  checkAlert,
  createAlertError,
} from './check-alert.ts';
import { encryptTarget, hashEndpoint } from './push-target.ts';
import { createEndToken, hashEndToken, queueAlertMessage } from './queue-alert-message.ts';
import { priceAlerts } from './tables.ts';

/** The limit is high, because a carrier serves thousands of phones from one IP address. */
const ADDRESS_LIMITS = [{ max: 120, seconds: 600 }];

/** Limits confirmation pushes to a phone. Numbers have the limits of codes. */
const PHONE_LIMITS = [{ max: 5, seconds: 600 }];
const MAX_ALERTS = 20;

type AlertRequester = {
  address: string;
  claim: Claim | null;
  hasVerified(mobile: string): boolean;
  browser: string;
};

/** Stores an unverified alert, sends its code or push, and returns its `primary_id`. */
export async function saveAlert(
  deps: AlertDeps,
  body: PriceAlertSaveBody,
  { address, claim, hasVerified, browser }: AlertRequester,
): Promise<string> {
  const { db, clock, key } = deps;
  const { language } = body;
  const now = clock();
  const addressQuota = await consumeAddressQuota(db, 'price-alert', address, ADDRESS_LIMITS, now);
  if (!addressQuota.ok)
    throw createAlertError('alert_often', 'TOO_MANY_REQUESTS', addressQuota.waitSeconds);
  const { receiver, ...alertValues } = await checkAlert(deps, body);
  const { mobile } = receiver;
  const receiverColumns = toReceiverColumns(key, receiver);
  await requireAlertQuota(db, receiverColumns);
  const row = { ...alertValues, ...receiverColumns, language, created_at: now };
  const { response: primary_id, more: sendNow } = await runOnce(
    db,
    claim,
    z.string(),
    async (tx) => {
      const alert = await createAlert(tx, key, row);
      const response = alert.primary_id;
      if (mobile === null) return { response, more: await queueConfirmation(deps, tx, alert, now) };
      if (body.terms) await recordAlertConsent(tx, { ...alert, mobile });
      const requester = { address, isVerified: hasVerified(mobile), browser };
      return { response, more: await issueAlertCode(deps, tx, { ...alert, mobile }, requester) };
    },
  );
  await sendNow?.();
  return primary_id;
}

type NewAlert = Omit<typeof priceAlerts.$inferInsert, 'primary_id' | 'end_hash' | 'status'>;

async function createAlert(tx: Database, key: string, values: NewAlert): Promise<Alert> {
  const primary_id = createRandomId();
  const end_hash = hashEndToken(createEndToken(key, primary_id));
  const [alert] = await tx
    .insert(priceAlerts)
    .values({ ...values, primary_id, end_hash, status: 'unverified' })
    .returning();
  if (alert === undefined) throw new Error('an alert was not written');
  return alert;
}

type SendNow = () => Promise<unknown>;

async function queueConfirmation(
  deps: AlertDeps,
  tx: Database,
  alert: Alert,
  now: Date,
): Promise<SendNow> {
  await requirePhoneQuota(tx, alert.push_mark, now);
  const job = await queueAlertMessage(deps, tx, alert, 'confirm');
  return () => deps.queue.runNow(job, deps.waitMs);
}

async function issueAlertCode(
  { codes }: AlertDeps,
  tx: Database,
  { mobile, primary_id, language }: Pick<Alert, 'primary_id' | 'language'> & { mobile: string },
  requester: { address: string; isVerified: boolean; browser: string },
): Promise<SendNow> {
  const code = { ...requester, purpose: 'alert', mobile, request: primary_id } as const;
  const issued = await codes.issueIn(tx, { ...code, language });
  // Throwing rolls back, so an alert whose code cannot be sent is not stored.
  if (issued.outcome === 'wait') throw createSendError(issued, 'otp_not_sent');
  return () => codes.sendNow(issued);
}

const toReceiverColumns = (key: string, { mobile, phone }: AlertReceiver) => ({
  mobile,
  push_sealed: phone === undefined ? null : encryptTarget(key, phone),
  push_mark: phone === undefined ? null : hashEndpoint(key, phone),
});

async function requirePhoneQuota(tx: Database, push_mark: string | null, now: Date): Promise<void> {
  const quota = await consumeQuota(tx, `price-alert:${push_mark}`, PHONE_LIMITS, now);
  if (!quota.ok) throw createAlertError('alert_often', 'TOO_MANY_REQUESTS', quota.waitSeconds);
}

async function requireAlertQuota(
  db: Database,
  { mobile, push_mark }: Pick<ReturnType<typeof toReceiverColumns>, 'mobile' | 'push_mark'>,
): Promise<void> {
  const isReceiver =
    mobile === null ? eq(priceAlerts.push_mark, push_mark ?? '') : eq(priceAlerts.mobile, mobile);
  const [activeAlerts] = await db
    .select({ total: count() })
    .from(priceAlerts)
    .where(and(isReceiver, ne(priceAlerts.status, 'unverified')));
  if ((activeAlerts?.total ?? 0) >= MAX_ALERTS) throw createAlertError('alert_many');
}

type AlertConsent = { primary_id: string; mobile: string; language: Language; created_at: Date };

async function recordAlertConsent(
  tx: Database,
  { primary_id, mobile, language, created_at }: AlertConsent,
): Promise<void> {
  await tx.insert(consents).values({
    purpose: 'alerts',
    mobile,
    source: 'price-alert',
    request: primary_id,
    text_version: CURRENT_CONSENT_TEXTS.alerts,
    language,
    given_at: created_at,
  });
}

export async function withdrawAlertConsent(
  tx: Database,
  request: string,
  now: Date,
): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawn_at: now })
    .where(and(eq(consents.request, request), isNull(consents.withdrawn_at)));
}

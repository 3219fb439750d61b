import { createHmac } from 'node:crypto';
import { DESK_RIGHTS } from '@tractor-haat/api-client/contract';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { decrypt } from '../../../core/secrets/encrypt.ts';
import { hasCallConsent } from '../../enquiries/forms/list-leads-since.ts';
import { enquiries } from '../../enquiries/forms/tables.ts';
import type { Staff } from '../desk-deps.ts';
import { isInLeadScope } from '../leads/list-leads.ts';
import { deskLeads } from '../leads/tables.ts';
import { staff } from '../tables.ts';
import type { PostMessage } from './post-message.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

const DELIVERIES_PER_BATCH = 20;

/** Another process may claim a delivery after this time. An attempt takes less. */
const CLAIM_SECONDS = 20;

/** No retry: the receiver has ended, its owner may not see the lead, or the consent was withdrawn. */
const FINAL_FAILURES = new Set(['ended', 'forbidden', 'withdrawn']);

export const WEBHOOK_SECRET_PURPOSE = 'desk webhook';

type SendDeps = {
  db: Database;
  clock: Clock;
  key: string;
  post: PostMessage;
  logger: Pick<Logger, 'warn'>;
};

/** Each due delivery is sent by one process only. Returns the number of attempts. */
export async function sendDeliveries(deps: SendDeps): Promise<number> {
  const { db, clock } = deps;
  const now = clock();
  const dueIds = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.state, 'pending'), lte(webhookDeliveries.next_at, now)))
    .orderBy(asc(webhookDeliveries.next_at))
    .limit(DELIVERIES_PER_BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(webhookDeliveries)
    .set({ next_at: addSeconds(now, CLAIM_SECONDS), tries: sql`${webhookDeliveries.tries} + 1` })
    .where(inArray(webhookDeliveries.id, dueIds))
    .returning();
  await Promise.all(claimed.map((delivery) => sendDelivery(deps, delivery)));
  return claimed.length;
}

type Delivery = typeof webhookDeliveries.$inferSelect;

async function sendDelivery(deps: SendDeps, delivery: Delivery): Promise<void> {
  const { db, clock, logger } = deps;
  const result = await postDelivery(deps, delivery);
  const outcome = toOutcome(result, delivery, clock());
  if (outcome.state === 'dead')
    logger.warn({ delivery: delivery.message_id, reason: result }, 'lead delivery failed');
  await db
    .update(webhookDeliveries)
    .set({ ...outcome, last: result })
    // If a concurrent resend has reset `tries`, this result no longer applies.
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.tries, delivery.tries)));
}

function toOutcome(result: string, { since, tries }: Delivery, now: Date) {
  if (result === 'ok') return { state: 'delivered' as const };
  const isExpired = now >= addSeconds(since, RETRY_PERIOD_SECONDS);
  if (isExpired || FINAL_FAILURES.has(result)) return { state: 'dead' as const };
  return { state: 'pending' as const, next_at: addSeconds(now, getRetryDelay(tries)) };
}

export const canReceiveLeads = ({ active, role }: Pick<Staff, 'active' | 'role'>): boolean =>
  active && DESK_RIGHTS[role].includes('webhooks');

/** The owner's rights may have changed since the delivery was queued. Returns `ok` or the reason of the failure. */
async function postDelivery(
  { db, clock, key, post }: SendDeps,
  delivery: Delivery,
): Promise<string> {
  const receiver = await findReceiver(db, delivery.webhook_id);
  if (receiver === undefined || receiver.webhook.ended) return 'ended';
  const { webhook, owner } = receiver;
  if (!canReceiveLeads(owner)) return 'forbidden';
  const row = await findLeadInScope(db, owner, delivery.lead_id);
  if (row === undefined) return 'forbidden';
  if (!row.hasConsent) return 'withdrawn';
  const { message_id: id } = delivery;
  const body = JSON.stringify(createLeadMessage(id, row.lead, row.enquiry));
  const timestamp = Math.floor(clock().getTime() / 1000);
  const secret = decrypt(key, WEBHOOK_SECRET_PURPOSE, webhook.secret);
  try {
    const status = await post({
      url: webhook.url,
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Tractor-Haat-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signWebhook(secret, { id, timestamp, body }),
      },
    });
    return status >= 200 && status < 300 ? 'ok' : `answered ${status}`;
  } catch (error) {
    return readErrorReason(error);
  }
}

async function findReceiver(db: Database, webhookId: number) {
  const [receiver] = await db
    .select({ webhook: webhooks, owner: staff })
    .from(webhooks)
    .innerJoin(staff, eq(staff.id, webhooks.staff_id))
    .where(eq(webhooks.id, webhookId));
  return receiver;
}

async function findLeadInScope(db: Database, owner: Staff, leadId: number) {
  const [row] = await db
    .select({
      lead: deskLeads,
      enquiry: enquiries,
      hasConsent: sql<boolean>`${hasCallConsent(deskLeads.verified_at)}`,
    })
    .from(deskLeads)
    .innerJoin(enquiries, eq(enquiries.id, deskLeads.enquiry_id))
    .where(and(eq(deskLeads.id, leadId), isInLeadScope(owner)));
  return row;
}

function readErrorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const POLL_INTERVAL_MS = 300;

type DeliverySender = { stop(): Promise<void> };

/** Several processes may run this at the same time, because `sendDeliveries` claims each delivery. */
export function startDeliverySender(deps: SendDeps): DeliverySender {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentPoll: Promise<void> = Promise.resolve();
  const poll = async () => {
    try {
      while (!isStopped && (await sendDeliveries(deps)) > 0);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      if (!isStopped) deps.logger.warn({ reason }, 'sending leads failed');
    }
    if (!isStopped) schedulePoll();
  };
  const schedulePoll = () => {
    timer = setTimeout(() => {
      currentPoll = poll();
    }, POLL_INTERVAL_MS);
    timer.unref();
  };
  schedulePoll();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentPoll;
    },
  };
}

const FIRST_DELAY_SECONDS = 2;
const MAX_DELAY_SECONDS = 15 * 60;
const JITTER_RATIO = 0.2;
/** The maximum delay is reached long before, and larger powers would lose precision. */
const MAX_DOUBLINGS = 20;

const RETRY_PERIOD_SECONDS = 24 * 3600;

/** In seconds. `chance` (0 to 1) varies the delay, which spreads the retries of simultaneous failures. */
export function getRetryDelay(attempts: number, chance = Math.random()): number {
  const baseDelay = Math.min(
    MAX_DELAY_SECONDS,
    FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS),
  );
  return baseDelay * (1 - JITTER_RATIO + 2 * JITTER_RATIO * chance);
}

type Lead = typeof deskLeads.$inferSelect;
type Enquiry = typeof enquiries.$inferSelect;

function createLeadMessage(id: string, lead: Lead, enquiry: Enquiry) {
  const { type, model, tehsil, message } = enquiry.fields;
  return {
    id,
    type: 'lead.verified',
    created_at: lead.verified_at.toISOString(),
    data: {
      lead_id: lead.id,
      name: enquiry.name,
      mobile: enquiry.mobile,
      form: enquiry.form,
      type: type || null,
      brand: lead.brand,
      model: model || null,
      state: lead.state,
      district: lead.district,
      tehsil: tehsil || null,
      message: message || null,
      language: enquiry.language,
      page_source: enquiry.page_source,
      verified_at: lead.verified_at.toISOString(),
    },
  };
}

const SECRET_PREFIX = 'whsec_';

/** Format of the Standard Webhooks specification. */
export const formatSecret = (secret: Uint8Array): string =>
  SECRET_PREFIX + Buffer.from(secret).toString('base64');

type WebhookPayload = { id: string; timestamp: number; body: string };

/** Returns `v1,` and the base64 of an HMAC-SHA256, as the Standard Webhooks specification requires. */
export function signWebhook(secret: Uint8Array, { id, timestamp, body }: WebhookPayload): string {
  const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${mac}`;
}

import { randomBytes } from 'node:crypto';
import type { Delivery, deliveriesQuery, Webhook } from '@tractor-haat/api-client/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { parseRowNumber } from '../../../core/lists/to-page-numbers.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { encrypt } from '../../../core/secrets/encrypt.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { findLead } from '../leads/list-leads.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff } from '../tables.ts';
import { isAllowedReceiver } from './post-message.ts';
import { canReceiveLeads, formatSecret, WEBHOOK_SECRET_PURPOSE } from './send-deliveries.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

const SECRET_BYTES = 32;
const MAX_WEBHOOKS = 20;

type Deps = Pick<DeskDeps, 'db' | 'clock' | 'key'> & { allowPrivate: boolean };

/** The receiver gets all leads in its owner's scope. The secret cannot be read later. */
export async function addWebhook(
  { db, clock, key, allowPrivate }: Deps,
  user: StaffUser,
  url: string,
) {
  if (!(await isAllowedReceiver(url, { allowPrivate }))) {
    throw new HttpError(
      'BAD_REQUEST',
      'Leads can only be sent to an HTTPS address on the internet.',
      {
        reason: 'receiver_wrong',
        faults: { url: 'field_wrong' },
      },
    );
  }
  const secret = randomBytes(SECRET_BYTES);
  const at = clock();
  const id = await db.transaction(async (tx) => {
    // The lock prevents parallel requests of the user from exceeding the maximum.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, user.id)).for('update');
    const isActiveWebhook = and(eq(webhooks.staff_id, user.id), eq(webhooks.ended, false));
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(webhooks)
      .where(isActiveWebhook);
    if (count >= MAX_WEBHOOKS) throw new HttpError('CONFLICT', 'There are too many receivers.');
    const [webhook] = await tx
      .insert(webhooks)
      .values({
        staff_id: user.id,
        url,
        secret: encrypt(key, WEBHOOK_SECRET_PURPOSE, secret),
        created_at: at,
      })
      .returning({ id: webhooks.id });
    if (webhook === undefined) throw new Error('a webhook was not written');
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'webhook.added',
      object: `webhook/${webhook.id}`,
      after: { host: new URL(url).host },
      at,
    });
    return webhook.id;
  });
  return { id, url, secret: formatSecret(secret) };
}

export async function listWebhooks(db: Database, user: StaffUser): Promise<Webhook[]> {
  const rows = await db
    .select({ webhook: webhooks, owner: staff.name })
    .from(webhooks)
    .innerJoin(staff, eq(staff.id, webhooks.staff_id))
    .where(and(eq(webhooks.ended, false), isOwnedBy(user)))
    .orderBy(desc(webhooks.id));
  return rows.map(({ webhook: { id, url, created_at }, owner }) => ({
    id,
    url,
    owner,
    created_at: created_at.toISOString(),
  }));
}

export function endWebhook(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(webhooks)
      .set({ ended: true })
      .where(and(eq(webhooks.id, id), eq(webhooks.ended, false), isOwnedBy(user)))
      .returning({ url: webhooks.url });
    if (ended === undefined) throw createNotFoundError();
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'webhook.ended',
      object: `webhook/${id}`,
      before: { host: new URL(ended.url).host },
      at: clock(),
    });
  });
}

/** The condition is undefined for admins, who see all receivers. */
const isOwnedBy = (user: StaffUser) =>
  user.role === 'admin' ? undefined : eq(webhooks.staff_id, user.id);

type DeliveryFilter = z.output<typeof deliveriesQuery>;

export async function listDeliveries(
  db: Database,
  user: StaffUser,
  { after, limit, state }: DeliveryFilter,
) {
  const rows = await selectDeliveries(db)
    .where(
      and(
        isOwnedBy(user),
        state ? eq(webhookDeliveries.state, state) : undefined,
        after ? lt(webhookDeliveries.id, parseRowNumber(after)) : undefined,
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const visibleRows = rows.slice(0, limit);
  const next = rows.length > limit ? String(visibleRows.at(-1)?.delivery.id) : null;
  return { data: visibleRows.map(toDeliveryView), next };
}

/** The id stays the same. Throws a 404 if the receiver has ended or its owner may not see the lead. */
export function resendDelivery(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: StaffUser,
  messageId: string,
): Promise<Delivery> {
  return db.transaction(async (tx) => {
    const isResendable = and(
      eq(webhookDeliveries.message_id, messageId),
      isOwnedBy(user),
      eq(webhooks.ended, false),
    );
    const [row] = await selectDeliveries(tx).where(isResendable);
    if (row === undefined || !(await canOwnerSeeLead(tx, row))) throw createNotFoundError();
    const now = clock();
    const restarted = { state: 'pending' as const, since: now, next_at: now, tries: 0 };
    const { delivery } = row;
    await tx.update(webhookDeliveries).set(restarted).where(eq(webhookDeliveries.id, delivery.id));
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'webhook.resent',
      object: `webhook/${delivery.webhook_id}`,
      after: { lead: delivery.lead_id, delivery: messageId },
      at: now,
    });
    return toDeliveryView({ ...row, delivery: { ...delivery, ...restarted } });
  });
}

async function canOwnerSeeLead(
  tx: Database,
  { delivery, owner_id }: DeliveryRow,
): Promise<boolean> {
  const [owner] = await tx.select().from(staff).where(eq(staff.id, owner_id));
  if (owner === undefined || !canReceiveLeads(owner)) return false;
  return (await findLead(tx, owner, delivery.lead_id)) !== undefined;
}

function selectDeliveries(db: Database) {
  return db
    .select({ delivery: webhookDeliveries, url: webhooks.url, owner_id: webhooks.staff_id })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook_id));
}

type DeliveryRow = {
  delivery: typeof webhookDeliveries.$inferSelect;
  url: string;
  owner_id: number;
};

function toDeliveryView({ delivery, url }: DeliveryRow): Delivery {
  const { message_id: id, lead_id, state, tries, last, created_at, next_at } = delivery;
  return {
    id,
    lead_id,
    url,
    state,
    tries,
    last,
    created_at: created_at.toISOString(),
    next_at: state === 'pending' ? next_at.toISOString() : null,
  };
}

import type { Delivery, deliveriesQuery } from '@tractor-haat/api-client/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { staff } from '../../../database/schema/staff.ts';
import { webhookDeliveries, webhooks } from '../../../database/schema/webhooks.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import type { DeskDeps, StaffUser } from '../desk-deps.ts';
import { createNotFoundError } from '../desk-errors.ts';
import { findLead } from '../leads/list-leads.ts';
import { parseRowNumber } from '../parse-row-number.ts';
import { isOwnedBy } from './add-webhook.ts';
import { canReceiveLeads } from './send-deliveries.ts';

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

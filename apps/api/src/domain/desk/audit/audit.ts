import type { AuditEvent, Audited, auditQuery } from '@tractor-haat/api-client/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { staff } from '../../../database/schema/staff.ts';
import { rowNumber } from '../row-number.ts';

/** What is written down; `who` is null for the operator of this machine. */
export type Deed = {
  who: number | null;
  what: Audited;
  object: string;
  before?: unknown;
  after?: unknown;
  at: Date;
};

/** Writes down who did what, in the transaction that does it. Names and numbers of visitors do not belong here. */
export async function audit(tx: Database, { who, ...deed }: Deed): Promise<void> {
  await tx.insert(auditEvents).values({ ...deed, staff_id: who });
}

type Asked = z.output<typeof auditQuery>;

/** What was done, newest first. */
export async function auditPage(db: Database, { after, limit, what, object }: Asked) {
  const rows = await db
    .select({ event: auditEvents, email: staff.email })
    .from(auditEvents)
    .leftJoin(staff, eq(staff.id, auditEvents.staff_id))
    .where(
      and(
        after === undefined ? undefined : lt(auditEvents.id, rowNumber(after)),
        what && eq(auditEvents.what, what),
        object === undefined ? undefined : eq(auditEvents.object, object),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const data: AuditEvent[] = shown.map(({ event, email }) => ({
    id: String(event.id),
    at: event.at.toISOString(),
    who: email ?? 'operator',
    what: event.what,
    object: event.object,
    before: event.before ?? null,
    after: event.after ?? null,
  }));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

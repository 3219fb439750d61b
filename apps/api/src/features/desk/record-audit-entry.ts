import type { AuditAction, AuditEvent, auditQuery } from '@tractor-haat/api-client/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../core/database/database.ts';
import { parseRowNumber } from '../../core/lists/to-page-numbers.ts';
import { auditEvents, staff } from './tables.ts';

/** `actorId` is null if the operator ran a command on this machine. */
export type AuditEntry = {
  actorId: number | null;
  action: AuditAction;
  object: string;
  before?: unknown;
  after?: unknown;
  at: Date;
};

/** `tx` is the transaction of the action. Entries are permanent and must not contain names or numbers of visitors. */
export async function recordAuditEntry(
  tx: Database,
  { actorId, action, ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(auditEvents).values({ ...entry, what: action, staff_id: actorId });
}

type AuditFilter = z.output<typeof auditQuery>;

export async function listAuditEntries(db: Database, { after, limit, what, object }: AuditFilter) {
  const rows = await db
    .select({ event: auditEvents, email: staff.email })
    .from(auditEvents)
    .leftJoin(staff, eq(staff.id, auditEvents.staff_id))
    .where(
      and(
        after === undefined ? undefined : lt(auditEvents.id, parseRowNumber(after)),
        what && eq(auditEvents.what, what),
        object === undefined ? undefined : eq(auditEvents.object, object),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit + 1);
  const visibleRows = rows.slice(0, limit);
  const data: AuditEvent[] = visibleRows.map(({ event, email }) => ({
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

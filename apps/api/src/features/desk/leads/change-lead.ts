import {
  DESK_RIGHTS,
  type DeskLead,
  type LeadBody,
  STAFF_ROLES,
} from '@tractor-haat/api-client/contract';
import { maskFreeText } from '@tractor-haat/server-kit/log';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff } from '../tables.ts';
import { findLead, isInLeadScope, toLeadView } from './list-leads.ts';
import { deskLeads, leadNotes } from './tables.ts';

type Deps = Pick<DeskDeps, 'db' | 'clock'>;

/** A missing field of `body` stays unchanged. An empty assignee or date is removed. */
export async function changeLead(
  { db, clock }: Deps,
  user: StaffUser,
  id: number,
  body: LeadBody,
): Promise<DeskLead> {
  return db.transaction(async (tx) => {
    const before = await lockLead(tx, user, id);
    const now = clock();
    const status = body.status ?? before.status;
    const after = {
      status,
      reason: requireReason(status, body.reason ?? before.reason),
      assignee_id: body.assignee === undefined ? before.assignee_id : body.assignee || null,
      follow_up: body.follow_up === undefined ? before.follow_up : body.follow_up || null,
    };
    if (after.assignee_id !== before.assignee_id) {
      await requireAssignee(tx, user, after.assignee_id);
    }
    const called_at = before.called_at ?? (status === 'new' ? null : now);
    await tx
      .update(deskLeads)
      .set({ ...after, called_at })
      .where(eq(deskLeads.id, id));
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'lead.changed',
      object: `lead/${id}`,
      before: toAuditFields(before),
      after: toAuditFields(after),
      at: now,
    });
    const row = await findLead(tx, user, id);
    if (row === undefined) throw createNotFoundError();
    return toLeadView(row);
  });
}

export async function addNote({ db, clock }: Deps, user: StaffUser, id: number, text: string) {
  return db.transaction(async (tx) => {
    await lockLead(tx, user, id);
    const at = clock();
    const [note] = await tx
      .insert(leadNotes)
      .values({ lead_id: id, staff_id: user.id, at, text })
      .returning({ id: leadNotes.id });
    if (note === undefined) throw new Error('a note was not written');
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'lead.changed',
      object: `lead/${id}`,
      after: { note: note.id },
      at,
    });
    return note;
  });
}

/** Dealers can assign their leads only to themselves. */
export function listAssignees(db: Database, user: StaffUser) {
  const roles = STAFF_ROLES.filter((role) => DESK_RIGHTS[role].includes('leads'));
  return db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(
      and(
        eq(staff.active, true),
        inArray(staff.role, roles),
        user.role === 'dealer' ? eq(staff.id, user.id) : undefined,
      ),
    )
    .orderBy(asc(staff.name), asc(staff.id));
}

async function lockLead(tx: Database, user: StaffUser, id: number) {
  const [lead] = await tx
    .select()
    .from(deskLeads)
    .where(and(isInLeadScope(user), eq(deskLeads.id, id)))
    .for('update');
  if (lead === undefined) throw createNotFoundError();
  return lead;
}

function requireReason(status: DeskLead['status'], reason: string | null): string | null {
  if (status !== 'lost') return null;
  if (reason) return reason;
  throw new HttpError('BAD_REQUEST', 'Say why it was lost.', {
    reason: 'reason_missing',
    faults: { reason: 'field_missing' },
  });
}

async function requireAssignee(tx: Database, user: StaffUser, id: number | null): Promise<void> {
  if (id === null || (await listAssignees(tx, user)).some((staffMember) => staffMember.id === id))
    return;
  throw new HttpError('BAD_REQUEST', 'A lead cannot be given to this person.', {
    reason: 'assignee_wrong',
    faults: { assignee: 'field_wrong' },
  });
}

type LeadChange = Pick<
  typeof deskLeads.$inferSelect,
  'status' | 'reason' | 'assignee_id' | 'follow_up'
>;

/** The audit log is permanent, so numbers in the free-text reason are masked. */
const toAuditFields = ({ status, reason, assignee_id, follow_up }: LeadChange) => ({
  status,
  reason: reason && maskFreeText(reason),
  assignee: assignee_id,
  follow_up,
});

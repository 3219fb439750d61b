import type { StaffBody, StaffMember } from '@tractor-haat/api-client/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff, staffSessions } from '../tables.ts';
import { endInvitationsOfPerson, lockStaff } from './create-invitation.ts';

const STAFF_COLUMNS = {
  id: staff.id,
  name: staff.name,
  role: staff.role,
  email: staff.email,
  brands: staff.brands,
  districts: staff.districts,
  active: staff.active,
};

export function listStaff(db: Database): Promise<StaffMember[]> {
  return db.select(STAFF_COLUMNS).from(staff).orderBy(asc(staff.id));
}

/** The person's sessions and related invitations end at once, so that the new rights apply. */
export async function changeStaff(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: Pick<StaffUser, 'id'>,
  id: number,
  change: StaffBody,
): Promise<StaffMember> {
  return db.transaction(async (tx) => {
    // Serialises changes, so that two admins cannot remove each other's right.
    await lockStaff(tx);
    const [before] = await tx.select(STAFF_COLUMNS).from(staff).where(eq(staff.id, id));
    if (before === undefined) throw createNotFoundError();
    const after = {
      ...before,
      role: change.role ?? before.role,
      brands: change.brands ?? before.brands,
      districts: change.districts ?? before.districts,
      active: change.active ?? before.active,
    };
    const isAdmin = after.role === 'admin' && after.active;
    if (before.role === 'admin' && !isAdmin && !(await hasOtherAdmin(tx, id))) {
      throw new HttpError('CONFLICT', 'Somebody must stay admin.', { reason: 'last_admin' });
    }
    await tx.update(staff).set(toRights(after)).where(eq(staff.id, id));
    await tx.delete(staffSessions).where(eq(staffSessions.staff_id, id));
    await endInvitationsOfPerson(tx, before, clock());
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'role.changed',
      object: `staff/${id}`,
      before: toRights(before),
      after: toRights(after),
      at: clock(),
    });
    return after;
  });
}

export function endSessions(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: Pick<StaffUser, 'id'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    // The lock waits for a sign-in that is creating a session, so that this session ends too.
    const [person] = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(eq(staff.id, id))
      .for('update');
    if (person === undefined) throw createNotFoundError();
    const ended = await tx
      .delete(staffSessions)
      .where(eq(staffSessions.staff_id, id))
      .returning({ id: staffSessions.id_hash });
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'sessions.ended',
      object: `staff/${id}`,
      before: { sessions: ended.length },
      after: { sessions: 0 },
      at: clock(),
    });
  });
}

const toRights = ({ role, brands, districts, active }: StaffMember) => ({
  role,
  brands,
  districts,
  active,
});

async function hasOtherAdmin(tx: Database, id: number): Promise<boolean> {
  const [otherAdmin] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.active, true), ne(staff.id, id)))
    .limit(1);
  return otherAdmin !== undefined;
}

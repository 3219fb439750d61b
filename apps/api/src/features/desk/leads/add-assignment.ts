import type { Assignment } from '@tractor-haat/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff } from '../tables.ts';
import { listAssignees } from './change-lead.ts';
import { leadAssignments } from './tables.ts';

type Deps = Pick<DeskDeps, 'db' | 'clock'>;
type AssignmentRule = { brand: string; district: string; assignee: number };

/** Replaces the rule for the same brand and district. An empty brand or district matches every lead. */
export async function addAssignment({ db, clock }: Deps, user: StaffUser, rule: AssignmentRule) {
  const brand = rule.brand || null;
  const district = rule.district || null;
  return db.transaction(async (tx) => {
    if (!(await listAssignees(tx, user)).some(({ id }) => id === rule.assignee)) {
      throw new HttpError('BAD_REQUEST', 'Leads cannot be given to this person.', {
        reason: 'assignee_wrong',
        faults: { assignee: 'field_wrong' },
      });
    }
    const [replaced] = await tx
      .delete(leadAssignments)
      .where(
        and(
          brand === null ? isNull(leadAssignments.brand) : eq(leadAssignments.brand, brand),
          district === null
            ? isNull(leadAssignments.district)
            : eq(leadAssignments.district, district),
        ),
      )
      .returning({ assignee: leadAssignments.staff_id });
    const [added] = await tx
      .insert(leadAssignments)
      .values({ brand, district, staff_id: rule.assignee })
      .returning({ id: leadAssignments.id });
    if (added === undefined) throw new Error('an assignment was not written');
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'assignment.added',
      object: `assignment/${added.id}`,
      before: replaced && { brand, district, ...replaced },
      after: { brand, district, assignee: rule.assignee },
      at: clock(),
    });
    return { id: added.id, brand, district, assignee: rule.assignee };
  });
}

export function listAssignments(db: Database): Promise<Assignment[]> {
  return db
    .select({
      id: leadAssignments.id,
      brand: leadAssignments.brand,
      district: leadAssignments.district,
      assignee: leadAssignments.staff_id,
      assignee_name: staff.name,
    })
    .from(leadAssignments)
    .innerJoin(staff, eq(staff.id, leadAssignments.staff_id))
    .orderBy(asc(leadAssignments.brand), asc(leadAssignments.district));
}

export function removeAssignment({ db, clock }: Deps, user: StaffUser, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(leadAssignments)
      .where(eq(leadAssignments.id, id))
      .returning();
    if (removed === undefined) throw createNotFoundError();
    const { brand, district, staff_id: assignee } = removed;
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'assignment.deleted',
      object: `assignment/${id}`,
      before: { brand, district, assignee },
      at: clock(),
    });
  });
}

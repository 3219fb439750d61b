import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff, staffSessions } from '../../../database/schema/staff.ts';
import { addSeconds, type Clock } from '../../../shared/clock.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import type { ConsumeCredentials, Staff, StaffUser } from '../desk-deps.ts';
import { createSignedOutError } from '../desk-errors.ts';

/** A working day. Requests do not extend a session. */
export const DESK_SESSION_SECONDS = 12 * 3600;

/** The database stores only a hash of a session's random id. */
export type DeskSessions = {
  /** Replaces the browser's previous session. Creates nothing if `consumeCredentials` throws. */
  begin(
    previousId: string | undefined,
    consumeCredentials: ConsumeCredentials,
  ): Promise<{ id: string; person: Staff }>;
  /** Reads the user without a cache, so that a change of rights applies to the next request. */
  read(id: string): Promise<StaffUser | undefined>;
  end(id: string): Promise<void>;
};

export function createDeskSessions({ db, clock }: { db: Database; clock: Clock }): DeskSessions {
  return {
    async begin(previousId, consumeCredentials) {
      const id = randomBytes(32).toString('base64url');
      const created_at = clock();
      const expires_at = addSeconds(created_at, DESK_SESSION_SECONDS);
      const person = await db.transaction(async (tx) => {
        // Changes of rights also lock the staff row before the sessions. Another order could cause a deadlock.
        const verifiedPerson = await consumeCredentials(tx);
        if (previousId !== undefined) await deleteSession(tx, previousId);
        await tx.delete(staffSessions).where(lte(staffSessions.expires_at, created_at));
        await tx
          .insert(staffSessions)
          .values({ id_hash: hashId(id), staff_id: verifiedPerson.id, created_at, expires_at });
        await recordAuditEntry(tx, {
          actorId: verifiedPerson.id,
          action: 'session.started',
          object: `staff/${verifiedPerson.id}`,
          at: created_at,
        });
        return verifiedPerson;
      });
      return { id, person };
    },
    async read(id) {
      const [row] = await db
        .select({
          id: staff.id,
          name: staff.name,
          role: staff.role,
          brands: staff.brands,
          districts: staff.districts,
        })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staff_id))
        .where(
          and(
            eq(staffSessions.id_hash, hashId(id)),
            gt(staffSessions.expires_at, clock()),
            eq(staff.active, true),
          ),
        );
      return row;
    },
    async end(id) {
      await deleteSession(db, id);
    },
  };
}

/** Throws a 401 unless the session is valid. `tx` must have locked the staff row. */
export async function requireSession(tx: Database, id: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ id: staffSessions.staff_id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id_hash, hashId(id)), gt(staffSessions.expires_at, now)));
  if (row === undefined) throw createSignedOutError();
}

const deleteSession = (db: Database, id: string) =>
  db.delete(staffSessions).where(eq(staffSessions.id_hash, hashId(id)));

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

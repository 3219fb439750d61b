import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff, staffSessions } from '../../../database/schema/staff.ts';
import { type Clock, later } from '../../../shared/clock.ts';
import { audit } from '../audit/audit.ts';
import type { Asker, SignInProof, Staff } from '../desk-deps.ts';
import { signedOut } from '../refuse-desk.ts';

/** A working day. It is not made longer by use. */
export const DESK_SESSION_SECONDS = 12 * 3600;

/** Who is signed in to the desk, by a random id that only their browser holds. */
export type DeskSessions = {
  /** Always a new id; the one that the browser came with ends. Throws what the proof throws, and begins nothing. */
  begin(old: string | undefined, prove: SignInProof): Promise<{ id: string; person: Staff }>;
  /** Asked anew with each call: who lost a right loses it now. */
  read(id: string): Promise<Asker | undefined>;
  end(id: string): Promise<void>;
};

export function makeDeskSessions({ db, clock }: { db: Database; clock: Clock }): DeskSessions {
  return {
    async begin(old, prove) {
      const id = randomBytes(32).toString('base64url');
      const created_at = clock();
      const expires_at = later(created_at, DESK_SESSION_SECONDS);
      const person = await db.transaction(async (tx) => {
        // First, so that the person is locked before sessions are, as where rights change.
        const proven = await prove(tx);
        if (old !== undefined) await drop(tx, old);
        await tx.delete(staffSessions).where(lte(staffSessions.expires_at, created_at));
        await tx
          .insert(staffSessions)
          .values({ id_hash: hashed(id), staff_id: proven.id, created_at, expires_at });
        await audit(tx, {
          who: proven.id,
          what: 'session.started',
          object: `staff/${proven.id}`,
          at: created_at,
        });
        return proven;
      });
      return { id, person };
    },
    async read(id) {
      const [found] = await db
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
            eq(staffSessions.id_hash, hashed(id)),
            gt(staffSessions.expires_at, clock()),
            eq(staff.active, true),
          ),
        );
      return found;
    },
    async end(id) {
      await drop(db, id);
    },
  };
}

/** Throws a 401 unless the session still goes on, for a transaction that has locked the person. */
export async function requireSession(tx: Database, id: string, now: Date): Promise<void> {
  const [found] = await tx
    .select({ id: staffSessions.staff_id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id_hash, hashed(id)), gt(staffSessions.expires_at, now)));
  if (found === undefined) throw signedOut();
}

const drop = (db: Database, id: string) =>
  db.delete(staffSessions).where(eq(staffSessions.id_hash, hashed(id)));

const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

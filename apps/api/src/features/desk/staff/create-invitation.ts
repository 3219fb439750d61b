import { createHash, randomBytes } from 'node:crypto';
import {
  DESK_RIGHTS,
  type OpenInvitation,
  STAFF_ROLES,
  type StaffRole,
} from '@tractor-haat/api-client/contract';
import { and, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/database/database.ts';
import type { SendMail } from '../../../core/delivery/create-smtp-sender.ts';
import type { Outbox } from '../../../core/delivery/outbox.ts';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import {
  createEndedLinkError,
  createForbiddenError,
  createNotFoundError,
  type DeskDeps,
  type StaffUser,
} from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff, staffInvitations } from '../tables.ts';

const INVITATION_TTL_SECONDS = 72 * 3600;
const TOKEN_BYTES = 32;

const INVITER_ROLES = STAFF_ROLES.filter((role) => DESK_RIGHTS[role].includes('staff'));

type NewInvitation = {
  email: string;
  role: StaffRole;
  brands: readonly string[];
  districts: readonly string[];
  /** Null for `npm run desk:invite`. */
  inviterId: number | null;
};

/** Serialises invitations and changes of rights until the end of the transaction. */
export async function lockStaff(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
}

/** Earlier links to the e-mail address end. Throws a 409 if its account is deactivated. */
export async function createInvitation(
  db: Database,
  { email, brands, districts, inviterId, role }: NewInvitation,
  now: Date,
): Promise<{ token: string; expires_at: Date }> {
  // The site lowercases URLs, so the token is hexadecimal.
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  const expires_at = addSeconds(now, INVITATION_TTL_SECONDS);
  await db.transaction(async (tx) => {
    await lockStaff(tx);
    if (inviterId !== null && !(await isInviter(tx, inviterId))) throw createForbiddenError();
    const [person] = await tx
      .select({ active: staff.active })
      .from(staff)
      .where(eq(staff.email, email));
    if (person?.active === false) {
      throw new HttpError('CONFLICT', 'This account was taken away. Give it back first.', {
        reason: 'staff_inactive',
      });
    }
    await endInvitations(tx, eq(staffInvitations.email, email), now);
    const rights = { role, brands: [...brands], districts: [...districts] };
    const [added] = await tx
      .insert(staffInvitations)
      .values({
        token_hash: hashToken(token),
        email,
        ...rights,
        invited_by: inviterId,
        created_at: now,
        expires_at,
      })
      .returning({ id: staffInvitations.id });
    if (added === undefined) throw new Error('an invitation was not written');
    await recordAuditEntry(tx, {
      actorId: inviterId,
      action: 'invitation.created',
      object: `invitation/${added.id}`,
      after: rights,
      at: now,
    });
  });
  return { token, expires_at };
}

export async function listInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .select()
    .from(staffInvitations)
    .where(isOpenInvitation(now))
    .orderBy(desc(staffInvitations.id));
  return rows.map(({ id, email, role, brands, districts, expires_at }) => ({
    id,
    email,
    role,
    brands,
    districts,
    expires_at: expires_at.toISOString(),
  }));
}

export function revokeInvitation(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  user: Pick<StaffUser, 'id'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const [ended] = await endInvitations(tx, eq(staffInvitations.id, id), now);
    if (ended === undefined) throw createNotFoundError();
    const { role, brands, districts } = ended;
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'invitation.revoked',
      object: `invitation/${id}`,
      before: { role, brands, districts },
      at: now,
    });
  });
}

export async function endInvitationsOfPerson(
  tx: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> {
  const relatedInvitations = or(
    eq(staffInvitations.email, email),
    eq(staffInvitations.invited_by, id),
  );
  await endInvitations(tx, relatedInvitations, now);
}

export async function requireInvitation(db: Database, token: string, now: Date) {
  const [invitation] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.token_hash, hashToken(token)), isOpenInvitation(now)));
  if (invitation === undefined) throw createEndedLinkError();
  return invitation;
}

/** Rights are part of the condition, because older releases change rights without ending invitations. */
export function isOpenInvitation(now: Date): SQL | undefined {
  const { email, expires_at, invited_by, used_at } = staffInvitations;
  const inviterRoles = sql.join(
    INVITER_ROLES.map((role) => sql`${role}`),
    sql`, `,
  );
  return and(
    isNull(used_at),
    gt(expires_at, now),
    or(
      isNull(invited_by),
      sql`exists (select 1 from ${staff} as inviter
        where inviter.id = ${invited_by} and inviter.active and inviter.role in (${inviterRoles}))`,
    ),
    sql`not exists (select 1 from ${staff} as person
      where person.email = ${email} and not person.active)`,
  );
}

function endInvitations(tx: Database, condition: SQL | undefined, now: Date) {
  return tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(condition, isNull(staffInvitations.used_at)))
    .returning();
}

async function isInviter(tx: Database, id: number): Promise<boolean> {
  const [person] = await tx
    .select({ role: staff.role, active: staff.active })
    .from(staff)
    .where(eq(staff.id, id));
  return person?.active === true && INVITER_ROLES.includes(person.role);
}

/** A token has 256 random bits, so it needs no slow hash. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Resolves to false if no e-mail was sent, so that the inviter must pass on the link. */
export type SendInvitation = (invitation: { email: string; link: string }) => Promise<boolean>;

type InvitationChannels = {
  outbox: Outbox | undefined;
  sendMail: SendMail | undefined;
  logger: Pick<Logger, 'warn'>;
};

export function createInvitationSender({
  outbox,
  sendMail,
  logger,
}: InvitationChannels): SendInvitation {
  return async ({ email, link }) => {
    if (outbox !== undefined) {
      outbox.storeInvitation({ email, link });
      return true;
    }
    if (sendMail === undefined) return false;
    const mail = {
      to: email,
      subject: 'Tractor Haat: desk',
      text: formatInvitation(link),
      headers: {},
    };
    try {
      return await sendMail(mail);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      logger.warn({ reason }, 'sending an invitation failed');
      return false;
    }
  };
}

/** The text is in two languages, because the language of the recipient is unknown. */
const formatInvitation = (
  link: string,
) => `You are invited to the desk of Tractor Haat. The link works once, for 72 hours:

${link}

आपको ट्रैक्टर हाट की डेस्क पर बुलाया गया है। यह लिंक एक बार, 72 घंटे तक चलेगा।
`;

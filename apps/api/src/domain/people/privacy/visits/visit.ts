import { createHash } from 'node:crypto';
import { validateAccountMobile } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import { myDataVisits } from '../../../../database/schema/my-data-visits.ts';
import { later } from '../../../../shared/clock.ts';
import { refuse, refuseFields } from '../../../../shared/refuse.ts';
import { randomId } from '../../../../shared/secrets/random-id.ts';
import { refusalOfCode, refusalOfSending } from '../../codes/refusals.ts';
import type { Visit, VisitDeps } from './visit-deps.ts';

/** Long enough to read and decide, short enough for a phone that is lent. */
export const VISIT_SECONDS = 30 * 60;

const PURPOSE = 'privacy';

/** A fast hash is enough for 128 random bits. */
export const hashed = (id: string): string => createHash('sha256').update(id).digest('base64url');

type VisitRequest = { mobile: string; language: Language; address: string; isKnown: boolean };

/** Sends a code to a number. It is valid only in the browser that receives the visit's id. */
export async function beginVisit(parts: VisitDeps, request: VisitRequest): Promise<string> {
  const { db, codes, clock } = parts;
  const { mobile, language } = request;
  const validationError = validateAccountMobile(mobile);
  if (validationError) throw refuseFields({ mobile: validationError });
  const id = randomId();
  const id_hash = hashed(id);
  const issued = await db.transaction(async (tx) => {
    const issued = await codes.issueIn(tx, { ...request, purpose: PURPOSE, request: id_hash });
    if (issued.outcome === 'sent') {
      const until = later(clock(), VISIT_SECONDS);
      await tx.insert(myDataVisits).values({ id_hash, mobile, language, until });
    }
    return issued;
  });
  if (issued.outcome === 'wait') throw refusalOfSending(issued, 'otp_not_sent');
  await codes.sendNow(issued);
  return id;
}

/** Checks the code; the visit then shows all data for half an hour. */
export async function openVisit(
  parts: VisitDeps,
  id: string,
  { otp, address, isKnown }: { otp: string; address: string; isKnown: (mobile: string) => boolean },
): Promise<Visit & { mobile: string }> {
  const { codes, clock } = parts;
  const code = otp.trim();
  if (code === '') throw refuse('otp_required');
  const visit = await findVisit(parts, id);
  if (visit?.mobile == null) throw refuse('otp_none');
  const { mobile, id_hash } = visit;
  const entry = { purpose: PURPOSE, mobile, request: id_hash, code, address } as const;
  const checked = await codes.confirm({ ...entry, isKnown: isKnown(mobile) }, async (tx) => {
    const opened = { proven_at: clock(), until: later(clock(), VISIT_SECONDS) };
    const own = eq(myDataVisits.id_hash, id_hash);
    const rows = await tx.update(myDataVisits).set(opened).where(own).returning();
    // Closed, or erased with its number, while the code was checked.
    if (rows.length === 0) throw refuse('otp_none');
    return opened;
  });
  if (checked.outcome !== 'right') throw refusalOfCode(checked);
  return { ...visit, ...checked.result, mobile };
}

/** The visit of a browser with a verified number. Throws if there is none, or it has expired. */
export async function provenVisit(
  parts: VisitDeps,
  id: string,
): Promise<Visit & { mobile: string }> {
  const visit = await findVisit(parts, id);
  if (visit?.mobile == null || visit.proven_at === null) throw refuse('my_data_over');
  return { ...visit, mobile: visit.mobile };
}

/** Ends the visit, so that the phone's next user sees nothing. */
export async function closeVisit({ db }: VisitDeps, id: string): Promise<void> {
  await db.delete(myDataVisits).where(eq(myDataVisits.id_hash, hashed(id)));
}

export async function findVisit({ db, clock }: VisitDeps, id: string): Promise<Visit | undefined> {
  const [visit] = await db
    .select()
    .from(myDataVisits)
    .where(and(eq(myDataVisits.id_hash, hashed(id)), gt(myDataVisits.until, clock())));
  return visit;
}

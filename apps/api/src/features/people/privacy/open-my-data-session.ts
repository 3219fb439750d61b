import { createHash, createHmac } from 'node:crypto';
import { validateAccountMobile } from '@tractor-haat/api-client';
import type { Language } from '@tractor-haat/i18n';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import {
  type CodeService,
  createCodeError,
  createSendError,
} from '../../../core/delivery/code-service.ts';
import { issueOnce } from '../../../core/delivery/issue-code.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import { createRandomId } from '../../../core/secrets/encrypt.ts';
import type { Claim } from '../../../core/visitor/run-once.ts';
import { myDataVisits } from './tables.ts';

export type MyDataSessionDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  key: string;
};

export type Visit = typeof myDataVisits.$inferSelect;

/** Enough time to read and decide. Access on a shared phone ends soon after. */
export const SESSION_SECONDS = 30 * 60;

const VISIT_CODE_PURPOSE = 'privacy';
const ID_BYTES = 16;

/** The id has 128 random bits, so a fast hash is enough. */
export const hashVisitId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url');

type VisitRequest = {
  mobile: string;
  language: Language;
  address: string;
  isVerified: boolean;
  claim: Claim | null;
};

/** Returns the id of the visit. The code is valid only in the browser with this id. */
export async function startMyDataSession(
  deps: MyDataSessionDeps,
  { claim, ...request }: VisitRequest,
): Promise<string> {
  const { codes, clock } = deps;
  const { mobile, language } = request;
  const validationError = validateAccountMobile(mobile);
  if (validationError) throw createValidationError({ mobile: validationError });
  const id = claim ? deriveVisitId(deps.key, claim) : createRandomId();
  const id_hash = hashVisitId(id);
  const issued = await issueOnce(deps, claim, async (tx) => {
    const issued = await codes.issueIn(tx, {
      ...request,
      purpose: VISIT_CODE_PURPOSE,
      request: id_hash,
    });
    if (issued.outcome === 'sent') {
      const until = addSeconds(clock(), SESSION_SECONDS);
      await tx.insert(myDataVisits).values({ id_hash, mobile, language, until });
    }
    return issued;
  });
  if (issued?.outcome === 'wait') throw createSendError(issued, 'otp_not_sent');
  return id;
}

/** A repeated request must get the same id, but the id is not stored, so it is derived from the claim. */
function deriveVisitId(key: string, claim: Claim): string {
  const payload = JSON.stringify(['visit', claim.browser, claim.key]);
  return createHmac('sha256', key)
    .update(payload)
    .digest()
    .subarray(0, ID_BYTES)
    .toString('base64url');
}

type VisitCodeEntry = { otp: string; address: string; isVerified: (mobile: string) => boolean };

export async function openMyDataSession(
  deps: MyDataSessionDeps,
  id: string,
  { otp, address, isVerified }: VisitCodeEntry,
): Promise<Visit & { mobile: string }> {
  const { codes, clock } = deps;
  const code = otp.trim();
  if (code === '') throw createHttpError('otp_required');
  const visit = await findVisit(deps, id);
  if (visit?.mobile == null) throw createHttpError('otp_not_requested');
  const { mobile, id_hash } = visit;
  const entry = { purpose: VISIT_CODE_PURPOSE, mobile, request: id_hash, code, address } as const;
  const verified = await codes.confirm({ ...entry, isVerified: isVerified(mobile) }, async (tx) => {
    const opened = { proven_at: clock(), until: addSeconds(clock(), SESSION_SECONDS) };
    const isVisit = eq(myDataVisits.id_hash, id_hash);
    const rows = await tx.update(myDataVisits).set(opened).where(isVisit).returning();
    // The visit was closed or erased while the code was checked.
    if (rows.length === 0) throw createHttpError('otp_not_requested');
    return opened;
  });
  if (verified.outcome !== 'right') throw createCodeError(verified);
  return { ...visit, ...verified.result, mobile };
}

export async function requireVerifiedVisit(
  deps: MyDataSessionDeps,
  id: string,
): Promise<Visit & { mobile: string }> {
  const visit = await findVisit(deps, id);
  if (visit?.mobile == null || visit.proven_at === null) throw createHttpError('my_data_over');
  return { ...visit, mobile: visit.mobile };
}

export async function closeVisit({ db }: MyDataSessionDeps, id: string): Promise<void> {
  await db.delete(myDataVisits).where(eq(myDataVisits.id_hash, hashVisitId(id)));
}

export async function findVisit(
  { db, clock }: MyDataSessionDeps,
  id: string,
): Promise<Visit | undefined> {
  const [visit] = await db
    .select()
    .from(myDataVisits)
    .where(and(eq(myDataVisits.id_hash, hashVisitId(id)), gt(myDataVisits.until, clock())));
  return visit;
}

import type { Language } from '@tractor-haat/i18n';
import { createHttpError } from '../../../shared/create-http-error.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { insertClaim, isCompleted } from '../../../shared/idempotency/run-once.ts';
import type { CodeRequester, VerificationResult } from '../codes/code-service.ts';
import { createCodeError, createSendError } from '../codes/create-code-error.ts';
import { issueOnce } from '../codes/issue-once.ts';
import type { CodePurpose } from '../delivery/code-purpose.ts';
import type { AccountDeps } from './account-deps.ts';

export type AccountPurpose = Exclude<CodePurpose, 'enquiry'>;

/** Account codes are bound to a purpose and a number instead of an id, because the account may not exist yet. */
const formatRequestId = (purpose: AccountPurpose, mobile: string) => `${purpose}:${mobile}`;

type AccountCodeRequest = AccountRequester & {
  purpose: AccountPurpose;
  mobile: string;
  language: Language;
};

/** The code is sent even if the number has no account, so that the response does not reveal accounts. */
export async function sendAccountCode(
  deps: Pick<AccountDeps, 'db' | 'codes'>,
  { claim, ...codeRequest }: AccountCodeRequest,
) {
  const request = formatRequestId(codeRequest.purpose, codeRequest.mobile);
  const issued = await issueOnce(deps, claim, (tx) =>
    deps.codes.issueIn(tx, { ...codeRequest, request }),
  );
  if (issued?.outcome === 'wait') throw createSendError(issued, 'otp_not_sent');
}

export type AccountRequester = CodeRequester & { claim: Claim | null };

type AccountCodeEntry = AccountRequester & {
  purpose: AccountPurpose;
  mobile: string;
  code: string;
};

/** A code is valid once. A repeated request with the same `claim` gets the same result. */
export async function checkAccountCode(
  { codes }: Pick<AccountDeps, 'codes'>,
  { claim, ...codeEntry }: AccountCodeEntry,
): Promise<VerificationResult> {
  const entry = { ...codeEntry, request: formatRequestId(codeEntry.purpose, codeEntry.mobile) };
  if (claim === null) return codes.verify(entry);
  const verified = await codes.confirm(entry, (tx, isRepeated) =>
    isRepeated ? isCompleted(tx, claim) : insertClaim(tx, claim),
  );
  if (verified.outcome !== 'right') return verified;
  return verified.result ? { outcome: 'right', result: undefined } : { outcome: 'used' };
}

export async function requireAccountCode(
  deps: Pick<AccountDeps, 'codes'>,
  entry: AccountCodeEntry,
) {
  const code = entry.code.trim();
  if (code === '') throw createHttpError('otp_required');
  const verified = await checkAccountCode(deps, { ...entry, code });
  if (verified.outcome !== 'right') throw createCodeError(verified);
}

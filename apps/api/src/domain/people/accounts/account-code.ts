import type { Language } from '@tractor-haat/i18n';
import type { Claim } from '../../../shared/once/claim.ts';
import { refuse } from '../../../shared/refuse.ts';
import type { From, VerificationResult } from '../codes/code.ts';
import { issueOnce } from '../codes/issue-once.ts';
import { refusalOfCode, refusalOfSending } from '../codes/refusals.ts';
import type { CodePurpose } from '../delivery/code-purpose.ts';
import type { AccountDeps } from './account-deps.ts';

export type AccountPurpose = Exclude<CodePurpose, 'enquiry'>;

/** An account does not exist yet at this point, so the code is bound to purpose and number. */
const requestOf = (purpose: AccountPurpose, mobile: string) => `${purpose}:${mobile}`;

type AccountCodeRequest = From & {
  purpose: AccountPurpose;
  mobile: string;
  language: Language;
  claim: Claim | null;
};

/** Sends a code, whether or not the number has an account: the answer does not reveal it. */
export async function sendAccountCode(
  parts: Pick<AccountDeps, 'db' | 'codes'>,
  { claim, ...codeRequest }: AccountCodeRequest,
) {
  const request = requestOf(codeRequest.purpose, codeRequest.mobile);
  const issued = await issueOnce(parts, claim, (tx) =>
    parts.codes.issueIn(tx, { ...codeRequest, request }),
  );
  if (issued?.outcome === 'wait') throw refusalOfSending(issued, 'otp_not_sent');
}

type AccountCodeEntry = From & { purpose: AccountPurpose; mobile: string; code: string };

/** Checks a code and returns the result, which the caller handles. */
export async function checkAccountCode(
  { codes }: Pick<AccountDeps, 'codes'>,
  entry: AccountCodeEntry,
): Promise<VerificationResult> {
  return codes.verify({ ...entry, request: requestOf(entry.purpose, entry.mobile) });
}

/** Throws unless the code is right. */
export async function proveAccountCode(parts: Pick<AccountDeps, 'codes'>, entry: AccountCodeEntry) {
  const code = entry.code.trim();
  if (code === '') throw refuse('otp_required');
  const verified = await checkAccountCode(parts, { ...entry, code });
  if (verified.outcome !== 'right') throw refusalOfCode(verified);
}

import type { Language } from '@tractor-haat/i18n';
import type { Claim } from '../../shared/once/claim.ts';
import { refuse } from '../../shared/refuse.ts';
import type { From, Verified } from '../codes/code.ts';
import type { CodePurpose } from '../codes/code-purpose.ts';
import { issueOnce } from '../codes/issue-once.ts';
import { refusalOfCode, refusalOfSending } from '../codes/refusals.ts';
import type { AccountDeps } from './account-deps.ts';

export type AccountPurpose = Exclude<CodePurpose, 'enquiry'>;

/** Without a row of its own yet, a code of an account is bound to its purpose and number. */
const requestOf = (purpose: AccountPurpose, mobile: string) => `${purpose}:${mobile}`;

type Wanted = From & {
  purpose: AccountPurpose;
  mobile: string;
  language: Language;
  claim: Claim | null;
};

/** Sends a code, whether or not the number has an account: the answer tells nothing about that. */
export async function sendAccountCode(
  parts: Pick<AccountDeps, 'db' | 'codes'>,
  { claim, ...wanted }: Wanted,
) {
  const request = requestOf(wanted.purpose, wanted.mobile);
  const issued = await issueOnce(parts, claim, (tx) =>
    parts.codes.issueIn(tx, { ...wanted, request }),
  );
  if (issued?.outcome === 'wait') throw refusalOfSending(issued, 'otp_not_sent');
}

type Given = From & { purpose: AccountPurpose; mobile: string; code: string };

/** Checks a code; what came of it is the caller's to judge. */
export async function checkAccountCode(
  { codes }: Pick<AccountDeps, 'codes'>,
  given: Given,
): Promise<Verified> {
  return codes.verify({ ...given, request: requestOf(given.purpose, given.mobile) });
}

/** Passes with the right code only. */
export async function proveAccountCode(parts: Pick<AccountDeps, 'codes'>, given: Given) {
  const code = given.code.trim();
  if (code === '') throw refuse('otp_required');
  const verified = await checkAccountCode(parts, { ...given, code });
  if (verified.outcome !== 'right') throw refusalOfCode(verified);
}

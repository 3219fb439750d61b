import type { Language } from '@tractor-haat/i18n';
import type { Verified } from '../codes/code.ts';
import type { CodePurpose } from '../codes/code-purpose.ts';
import type { AccountDeps } from './account-deps.ts';
import { refuseAccount } from './refuse-account.ts';

export type AccountPurpose = Exclude<CodePurpose, 'enquiry'>;

/** Without a row of its own yet, a code of an account is bound to its purpose and number. */
const requestOf = (purpose: AccountPurpose, mobile: string) => `${purpose}:${mobile}`;

type Wanted = { purpose: AccountPurpose; mobile: string; address: string; language: Language };

/** Sends a code, whether or not the number has an account: the answer tells nothing about that. */
export async function sendAccountCode({ codes }: Pick<AccountDeps, 'codes'>, wanted: Wanted) {
  const request = requestOf(wanted.purpose, wanted.mobile);
  const issued = await codes.issue({ ...wanted, request });
  if (issued.outcome === 'sent') return;
  const { of, waitSeconds } = issued;
  if (of === 'gateway') throw refuseAccount('otp_not_sent', 'UNAVAILABLE', waitSeconds);
  const reason = {
    number: 'otp_too_many_sends',
    address: 'too_many_requests',
    budget: 'otp_paused',
  } as const;
  throw refuseAccount(reason[of], 'TOO_MANY_REQUESTS', waitSeconds);
}

type Given = { purpose: AccountPurpose; mobile: string; code: string; address: string };

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
  if (code === '') throw refuseAccount('otp_required');
  const verified = await checkAccountCode(parts, { ...given, code });
  if (verified.outcome !== 'right') throw refusalOfCode(verified);
}

export function refusalOfCode(verified: Exclude<Verified, { outcome: 'right' }>) {
  if ('waitSeconds' in verified) {
    const reason = verified.of === 'number' ? 'otp_too_many_tries' : 'too_many_requests';
    return refuseAccount(reason, 'TOO_MANY_REQUESTS', verified.waitSeconds);
  }
  if (verified.outcome === 'none') return refuseAccount('otp_none');
  return refuseAccount(verified.outcome === 'wrong' ? 'otp_wrong' : 'otp_old');
}

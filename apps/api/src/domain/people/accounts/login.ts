import { toCodeDigits, validateAccountMobile } from '@tractor-haat/api-client';
import type { UserLoginBody } from '@tractor-haat/api-client/contract';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { numberKey } from '../../../shared/limits/number-key.ts';
import { refuse } from '../../../shared/refuse.ts';
import type { From } from '../codes/code.ts';
import { refusalOfCode } from '../codes/refusals.ts';
import { checkAccountCode } from './account-code.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { PASSWORD_TRIES_PER_ADDRESS, PASSWORD_TRIES_PER_NUMBER } from './account-limits.ts';
import { findAccount } from './find-account.ts';

type LoginAttempt = From & { mobile: string; secret: string };

/** The account, and whether the login verified the number. */
type LoginResult = { account: Account; byCode: boolean };

/** Signs in by password or code. Throws the refusal that the visitor reads. */
export async function login(
  parts: AccountDeps,
  { mobile: typed, otp, method }: UserLoginBody,
  from: From,
): Promise<LoginResult> {
  const mobile = typed.trim();
  const credentials = { ...from, mobile, secret: otp };
  if (validateAccountMobile(mobile)) throw refuse('login_invalid');
  if (method === 'password') return byPassword(parts, credentials);
  const code = method === 'code' ? toCodeDigits(otp) : otp.trim();
  if (method === undefined && !/^\d{6}$/.test(code)) return byPassword(parts, credentials);
  if (code === '') throw refuse('otp_before_login');
  const verified = await checkAccountCode(parts, { ...from, purpose: 'login', mobile, code });
  if (verified.outcome === 'right') {
    const account = await findAccount(parts.db, mobile);
    // Revealed only after a right code.
    if (account === undefined) throw refuse('not_registered');
    return { account, byCode: true };
  }
  const isWithoutCode = !['wrong', 'wait'].includes(verified.outcome);
  if (method === undefined && isWithoutCode) return byPassword(parts, credentials);
  throw refusalOfCode(verified);
}

/** An unknown number and a wrong password cost the same time, answer and limits. */
async function byPassword(
  { db, passwords, clock, key }: AccountDeps,
  { mobile, secret, address, isKnown = false }: LoginAttempt,
): Promise<LoginResult> {
  const now = clock();
  const here = await consumeAddressQuota(
    db,
    'password-tries',
    address,
    PASSWORD_TRIES_PER_ADDRESS,
    now,
  );
  if (!here.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', here.waitSeconds);
  const tried = await consumeQuota(
    db,
    numberKey(key, 'password-tries', { mobile, isKnown }),
    PASSWORD_TRIES_PER_NUMBER,
    now,
  );
  if (!tried.ok) throw refuse('login_too_many', 'TOO_MANY_REQUESTS', tried.waitSeconds);
  const account = await findAccount(db, mobile);
  const isRight = await passwords.isRight(account?.password_hash, secret);
  if (account === undefined || !isRight) throw refuse('login_invalid');
  return { account, byCode: false };
}

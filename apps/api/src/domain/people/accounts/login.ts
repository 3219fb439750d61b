import { toCodeDigits, validateAccountMobile } from '@tractor-haat/api-client';
import type { UserLoginBody } from '@tractor-haat/api-client/contract';
import { createHttpError } from '../../../shared/create-http-error.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createNumberKey } from '../../../shared/limits/create-number-key.ts';
import type { CodeRequester } from '../codes/code-service.ts';
import { createCodeError } from '../codes/create-code-error.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { ADDRESS_PASSWORD_LIMITS, NUMBER_PASSWORD_LIMITS } from './account-limits.ts';
import { type AccountRequester, checkAccountCode } from './check-account-code.ts';
import { findAccount } from './find-account.ts';

type LoginAttempt = CodeRequester & { mobile: string; secret: string };

type LoginResult = { account: Account; hasVerifiedNumber: boolean };

const CODE_PATTERN = /^\d{6}$/;

/** Without a method, six digits are checked as a code first and then as a password. */
export async function login(
  deps: AccountDeps,
  { mobile: mobileInput, otp, method }: UserLoginBody,
  { claim, ...requester }: AccountRequester,
): Promise<LoginResult> {
  const mobile = mobileInput.trim();
  const credentials = { ...requester, mobile, secret: otp };
  if (validateAccountMobile(mobile)) throw createHttpError('login_invalid');
  if (method === 'password') return loginByPassword(deps, credentials);
  const code = method === 'code' ? toCodeDigits(otp) : otp.trim();
  if (method === undefined && !CODE_PATTERN.test(code)) return loginByPassword(deps, credentials);
  if (code === '') throw createHttpError('otp_before_login');
  const verified = await checkAccountCode(deps, {
    ...requester,
    purpose: 'login',
    mobile,
    code,
    claim,
  });
  if (verified.outcome === 'right') {
    const account = await findAccount(deps.db, mobile);
    // The response reveals that the number has no account only after the right code.
    if (account === undefined) throw createHttpError('not_registered');
    return { account, hasVerifiedNumber: true };
  }
  const isCodeMissing = !['wrong', 'wait'].includes(verified.outcome);
  if (method === undefined && isCodeMissing) return loginByPassword(deps, credentials);
  throw createCodeError(verified);
}

/** Treats an unknown number and a wrong password equally, so that accounts are not revealed. */
async function loginByPassword(
  { db, passwords, clock, key }: AccountDeps,
  { mobile, secret, address, isVerified = false }: LoginAttempt,
): Promise<LoginResult> {
  const now = clock();
  const addressQuota = await consumeAddressQuota(
    db,
    'password-tries',
    address,
    ADDRESS_PASSWORD_LIMITS,
    now,
  );
  if (!addressQuota.ok)
    throw createHttpError('too_many_requests', 'TOO_MANY_REQUESTS', addressQuota.waitSeconds);
  const numberQuota = await consumeQuota(
    db,
    createNumberKey(key, 'password-tries', { mobile, isVerified }),
    NUMBER_PASSWORD_LIMITS,
    now,
  );
  if (!numberQuota.ok)
    throw createHttpError('login_too_many', 'TOO_MANY_REQUESTS', numberQuota.waitSeconds);
  const account = await findAccount(db, mobile);
  const isPasswordCorrect = await passwords.matches(account?.password_hash, secret);
  if (account === undefined || !isPasswordCorrect) throw createHttpError('login_invalid');
  return { account, hasVerifiedNumber: false };
}

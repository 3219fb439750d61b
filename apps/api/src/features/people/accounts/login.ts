import {
  pickErrors,
  toCodeDigits,
  validateAccountMobile,
  validatePassword,
} from '@tractor-haat/api-client';
import type { PasswordResetBody, UserLoginBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { createCodeError } from '../../../core/delivery/code-service.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { createNumberKey } from '../../../core/limits/create-number-key.ts';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import type { CodeRequester } from '../../../core/visitor/read-visitor.ts';
import {
  type Account,
  type AccountDeps,
  type AccountRequester,
  ADDRESS_PASSWORD_LIMITS,
  checkAccountCode,
  findAccount,
  NUMBER_PASSWORD_LIMITS,
  requireAccountCode,
} from './check-account-code.ts';
import { validateUncommonPassword } from './register.ts';
import { accounts } from './tables.ts';

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

export async function resetPassword(
  deps: AccountDeps,
  { mobile: mobileInput, otp, password, confirm }: PasswordResetBody,
  requester: AccountRequester,
  endSessions: (tx: Database, accountId: number) => Promise<void>,
): Promise<Account> {
  const mobile = mobileInput.trim();
  const validationErrors = pickErrors({
    mobile: validateAccountMobile(mobile),
    password: validatePassword(password) ?? validateUncommonPassword(password, mobile),
    confirm: confirm === undefined || confirm === password ? undefined : 'passwords_differ_reset',
  });
  if (Object.keys(validationErrors).length > 0) throw createValidationError(validationErrors);
  await requireAccountCode(deps, { ...requester, purpose: 'password', mobile, code: otp });
  const account = await findAccount(deps.db, mobile);
  if (account === undefined) throw createHttpError('not_registered_reset');
  const password_hash = await deps.passwords.hash(password);
  return deps.db.transaction(async (tx) => {
    const isAccount = eq(accounts.id, account.id);
    const [changed] = await tx.update(accounts).set({ password_hash }).where(isAccount).returning();
    if (changed === undefined) throw createHttpError('not_registered_reset');
    await endSessions(tx, changed.id);
    return changed;
  });
}

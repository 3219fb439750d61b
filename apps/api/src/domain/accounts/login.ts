import { accountMobileFault } from '@tractor-haat/api-client';
import type { UserLoginBody } from '@tractor-haat/api-client/contract';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import { checkAccountCode, refusalOfCode } from './account-code.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { PASSWORD_TRIES_PER_ADDRESS, PASSWORD_TRIES_PER_NUMBER } from './account-limits.ts';
import { findAccount } from './find-account.ts';
import { refuseAccount } from './refuse-account.ts';

type Given = { mobile: string; secret: string; address: string };

/** Whose number and password or code these are. Throws the refusal that the visitor reads. */
export async function login(
  parts: AccountDeps,
  { mobile: typed, otp, method }: UserLoginBody,
  address: string,
): Promise<Account> {
  const mobile = typed.trim();
  const given = { mobile, secret: otp, address };
  if (accountMobileFault(mobile)) throw refuseAccount('login_invalid');
  if (method === 'password') return byPassword(parts, given);
  const code = otp.trim();
  if (method === undefined && !/^\d{6}$/.test(code)) return byPassword(parts, given);
  if (code === '') throw refuseAccount('otp_before_login');
  const verified = await checkAccountCode(parts, { purpose: 'login', mobile, code, address });
  if (verified.outcome === 'right') {
    const account = await findAccount(parts.db, mobile);
    // Told only to whoever holds the phone.
    if (account === undefined) throw refuseAccount('not_registered');
    return account;
  }
  const isWithoutCode = !['wrong', 'wait'].includes(verified.outcome);
  if (method === undefined && isWithoutCode) return byPassword(parts, given);
  throw refusalOfCode(verified);
}

/** An unknown number and a wrong password: the same work, answer and limits. */
async function byPassword(
  { db, passwords, clock }: AccountDeps,
  { mobile, secret, address }: Given,
): Promise<Account> {
  const now = clock();
  const here = await consumeQuota(
    db,
    `password-tries:address:${address}`,
    PASSWORD_TRIES_PER_ADDRESS,
    now,
  );
  if (!here.ok) throw refuseAccount('too_many_requests', 'TOO_MANY_REQUESTS', here.waitSeconds);
  const tried = await consumeQuota(
    db,
    `password-tries:number:${mobile}`,
    PASSWORD_TRIES_PER_NUMBER,
    now,
  );
  if (!tried.ok) throw refuseAccount('login_too_many', 'TOO_MANY_REQUESTS', tried.waitSeconds);
  const account = await findAccount(db, mobile);
  const isRight = await passwords.isRight(account?.password_hash, secret);
  if (account === undefined || !isRight) throw refuseAccount('login_invalid');
  return account;
}

import {
  ACCOUNT_SENTENCES,
  accountMobileFault,
  emailFault,
  nameFault,
  passwordFault,
  wrongFields,
} from '@tractor-haat/api-client';
import type { UserRegisterBody } from '@tractor-haat/api-client/contract';
import { accounts } from '../../database/schema/accounts.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { proveAccountCode } from './account-code.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { REGISTRATIONS_PER_ADDRESS } from './account-limits.ts';
import { findAccount } from './find-account.ts';
import { isProof } from './proof.ts';
import { refuseAccount, refuseAccountFaults } from './refuse-account.ts';

/** Makes an account for a verified number. Of several at once for one number, one is made. */
export async function register(
  parts: AccountDeps,
  body: UserRegisterBody,
  { address, isPage }: { address: string; isPage: boolean },
): Promise<Account> {
  const { db, passwords, clock } = parts;
  const now = clock();
  const taken = await consumeQuota(
    db,
    `registrations:address:${address}`,
    REGISTRATIONS_PER_ADDRESS,
    now,
  );
  if (!taken.ok) throw refuseAccount('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const mobile = body.mobile.trim();
  checkFields({ ...body, mobile }, isPage);
  await proveNumber(parts, { ...body, mobile }, address);
  // Before the costly hash; whether it still holds, the unique number decides below.
  if (await findAccount(db, mobile)) throw refuseAccount('mobile_exists');
  const [made] = await db
    .insert(accounts)
    .values({
      mobile,
      name: body.name.trim().replace(/\s+/g, ' '),
      email: body.email.trim().toLowerCase() || null,
      password_hash: await passwords.hash(body.password),
      created_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) throw refuseAccount('mobile_exists');
  return made;
}

export function welcome(name: string): string {
  return ACCOUNT_SENTENCES.registration_done.replace('{name}', () => name);
}

function checkFields(body: UserRegisterBody, isPage: boolean): void {
  const { name, mobile, email, password, confirm, terms } = body;
  const faults = wrongFields({
    name: nameFault(name),
    mobile: accountMobileFault(mobile),
    // Programs need not give one; the page asks for it.
    email: email.trim() === '' && !isPage ? undefined : emailFault(email),
    password: passwordFault(password) ?? commonFault(password, mobile),
    confirm: confirm === undefined || confirm === password ? undefined : 'passwords_differ',
    terms: terms === '' ? 'terms_required' : undefined,
  });
  if (Object.keys(faults).length > 0) throw refuseAccountFaults(faults);
}

export function commonFault(password: string, mobile: string) {
  return isCommonPassword(password, mobile) ? ('password_common' as const) : undefined;
}

/** By the proof that the page was given, or by the code itself. */
async function proveNumber(
  parts: AccountDeps,
  { mobile, proof, otp }: UserRegisterBody,
  address: string,
): Promise<void> {
  if (isProof(parts, proof, mobile)) return;
  if (otp.trim() === '') throw refuseAccount('mobile_unverified');
  await proveAccountCode(parts, { purpose: 'registration', mobile, code: otp, address });
}

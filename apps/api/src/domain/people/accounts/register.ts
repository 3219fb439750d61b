import {
  ACCOUNT_MESSAGES,
  validatePassword,
  validateAccountMobile,
  validateEmail,
  validateName,
  pickErrors,
} from '@tractor-haat/api-client';
import type { UserRegisterBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { accounts } from '../../../database/schema/accounts.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { refuse, refuseFields } from '../../../shared/refuse.ts';
import { translateReason } from '../../../shared/said/said.ts';
import type { From } from '../codes/code.ts';
import { type ConsentBoxes, keepConsents } from '../consents/consents.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { proveAccountCode } from './account-code.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { REGISTRATIONS_PER_ADDRESS } from './account-limits.ts';
import { findAccount } from './find-account.ts';
import { isProof } from './proof.ts';

/** Creates an account for a verified number. Of several concurrent requests for one number, one succeeds. */
export async function register(
  parts: AccountDeps,
  body: UserRegisterBody,
  { isPage, ...from }: From & { isPage: boolean },
): Promise<Account> {
  const { db, passwords, clock } = parts;
  const now = clock();
  const taken = await consumeAddressQuota(
    db,
    'registrations',
    from.address,
    REGISTRATIONS_PER_ADDRESS,
    now,
  );
  if (!taken.ok) throw refuse('too_many_requests', 'TOO_MANY_REQUESTS', taken.waitSeconds);
  const mobile = body.mobile.trim();
  checkFields({ ...body, mobile }, isPage);
  await proveNumber(parts, { ...body, mobile }, from);
  // Saves the costly hash; the unique number below decides races.
  if (await findAccount(db, mobile)) throw refuse('mobile_exists');
  const row = {
    mobile,
    name: body.name,
    email: body.email.trim().toLowerCase() || null,
    password_hash: await passwords.hash(body.password),
    created_at: now,
  };
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
    if (made === undefined) throw refuse('mobile_exists');
    await keepAccountConsents(tx, made, body);
    return made;
  });
}

export function welcome(
  { name, isWeak }: { name: string; isWeak: boolean },
  language: Language,
): string {
  const reason = isWeak ? 'registration_done_weak_password' : 'registration_done';
  const sentence = translateReason(reason, language) ?? ACCOUNT_MESSAGES[reason];
  return sentence.replace('{name}', () => name);
}

function checkFields(body: UserRegisterBody, isPage: boolean): void {
  const { name, mobile, email, password, confirm, terms } = body;
  const validationErrors = pickErrors({
    name: validateName(name),
    mobile: validateAccountMobile(mobile),
    // Optional for API clients; the page requires it.
    email: email.trim() === '' && !isPage ? undefined : validateEmail(email),
    password: validatePassword(password) ?? validateUncommonPassword(password, mobile),
    confirm: confirm === undefined || confirm === password ? undefined : 'passwords_differ',
    terms: terms === '' ? 'terms_required' : undefined,
  });
  if (Object.keys(validationErrors).length > 0) throw refuseFields(validationErrors);
}

export function validateUncommonPassword(password: string, mobile: string) {
  return isCommonPassword(password, mobile) ? ('password_common' as const) : undefined;
}

/** By the proof that the page received, or by the code itself. */
async function proveNumber(
  parts: AccountDeps,
  { mobile, proof, otp }: UserRegisterBody,
  from: From,
): Promise<void> {
  if (isProof(parts, proof, mobile)) return;
  if (otp.trim() === '') throw refuse('mobile_unverified');
  await proveAccountCode(parts, { ...from, purpose: 'registration', mobile, code: otp });
}

/** Records the consents of a registration, whose number is verified. */
function keepAccountConsents(
  tx: Database,
  { id, mobile, created_at }: Account,
  { language, terms, ...boxes }: ConsentBoxes & { language: Language; terms?: string | undefined },
): Promise<void> {
  return keepConsents(tx, {
    request: `account:${id}`,
    mobile,
    source: 'register',
    terms: terms === 'on' ? 'account' : undefined,
    boxes,
    language,
    now: created_at,
    isProven: true,
  });
}

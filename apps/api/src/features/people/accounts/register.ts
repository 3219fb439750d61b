import {
  ACCOUNT_MESSAGES,
  pickErrors,
  validateAccountMobile,
  validateEmail,
  validateName,
  validatePassword,
} from '@tractor-haat/api-client';
import type { UserRegisterBody } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { createHttpError, createValidationError } from '../../../core/messages/http-error.ts';
import { translateReason } from '../../../core/messages/translate-message.ts';
import { readSigned, sign } from '../../../core/secrets/encrypt.ts';
import { type ConsentBoxes, recordConsents } from '../../../core/visitor/record-consents.ts';
import { isCompleted, runOnce } from '../../../core/visitor/run-once.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import {
  type Account,
  type AccountDeps,
  type AccountRequester,
  ADDRESS_REGISTRATION_LIMITS,
  findAccount,
  requireAccountCode,
} from './check-account-code.ts';
import { accounts } from './tables.ts';

/** `isPage` is true for the form of the page without JavaScript and false for API clients. */
export async function register(
  deps: AccountDeps,
  body: UserRegisterBody,
  { isPage, ...requester }: AccountRequester & { isPage: boolean },
): Promise<Account> {
  const { db, passwords, clock } = deps;
  const now = clock();
  const quota = await consumeAddressQuota(
    db,
    'registrations',
    requester.address,
    ADDRESS_REGISTRATION_LIMITS,
    now,
  );
  if (!quota.ok) throw createHttpError('too_many_requests', 'TOO_MANY_REQUESTS', quota.waitSeconds);
  const mobile = body.mobile.trim();
  requireValidFields({ ...body, mobile }, isPage);
  const { claim } = requester;
  // A completed claim means that the account exists and only the response was lost.
  if (claim && (await isCompleted(db, claim))) return requireAccount(db, mobile);
  await requireVerifiedNumber(deps, { ...body, mobile }, requester);
  // This check avoids the costly hash. The insert below detects a concurrent registration.
  if (await findAccount(db, mobile)) throw createHttpError('mobile_exists');
  const row = {
    mobile,
    name: body.name,
    email: body.email.trim().toLowerCase() || null,
    password_hash: await passwords.hash(body.password),
    created_at: now,
  };
  const { more: created } = await runOnce(db, claim, z.literal('registered'), async (tx) => {
    const [account] = await tx.insert(accounts).values(row).onConflictDoNothing().returning();
    if (account === undefined) throw createHttpError('mobile_exists');
    await recordAccountConsents(tx, account, body);
    return { response: 'registered' as const, more: account };
  });
  return created ?? requireAccount(db, mobile);
}

async function requireAccount(db: Database, mobile: string): Promise<Account> {
  const account = await findAccount(db, mobile);
  // The account was erased after its registration.
  if (account === undefined) throw createHttpError('registration_failed');
  return account;
}

export function formatWelcome(
  { name, isWeak }: { name: string; isWeak: boolean },
  language: Language,
): string {
  const reason = isWeak ? 'registration_done_weak_password' : 'registration_done';
  const message = translateReason(reason, language) ?? ACCOUNT_MESSAGES[reason];
  return message.replace('{name}', () => name);
}

function requireValidFields(body: UserRegisterBody, isPage: boolean): void {
  const { name, mobile, email, password, confirm, terms } = body;
  const validationErrors = pickErrors({
    name: validateName(name),
    mobile: validateAccountMobile(mobile),
    // Required on the page, optional for API clients.
    email: email.trim() === '' && !isPage ? undefined : validateEmail(email),
    password: validatePassword(password) ?? validateUncommonPassword(password, mobile),
    confirm: confirm === undefined || confirm === password ? undefined : 'passwords_differ',
    terms: terms === '' ? 'terms_required' : undefined,
  });
  if (Object.keys(validationErrors).length > 0) throw createValidationError(validationErrors);
}

export function validateUncommonPassword(password: string, mobile: string) {
  return isCommonPassword(password, mobile) ? ('password_common' as const) : undefined;
}

/** `proof` is the token that the page received after the right code. */
async function requireVerifiedNumber(
  deps: AccountDeps,
  { mobile, proof, otp }: UserRegisterBody,
  requester: AccountRequester,
): Promise<void> {
  if (isRegistrationToken(deps, proof, mobile)) return;
  if (otp.trim() === '') throw createHttpError('mobile_unverified');
  // The claim belongs to the registration, so the code is checked without one.
  const entry = { ...requester, purpose: 'registration', mobile, code: otp, claim: null } as const;
  await requireAccountCode(deps, entry);
}

function recordAccountConsents(
  tx: Database,
  { id, mobile, created_at }: Account,
  { language, terms, ...boxes }: ConsentBoxes & { language: Language; terms?: string | undefined },
): Promise<void> {
  return recordConsents(tx, {
    request: `account:${id}`,
    mobile,
    source: 'register',
    terms: terms === 'on' ? 'account' : undefined,
    boxes,
    language,
    now: created_at,
    isVerified: true,
  });
}

const SIGNING_PURPOSE = 'registration';
const TOKEN_TTL_SECONDS = 30 * 60;

type Deps = Pick<AccountDeps, 'key' | 'clock'>;

export function createRegistrationToken({ key, clock }: Deps, mobile: string): string {
  return sign(key, SIGNING_PURPOSE, mobile, addSeconds(clock(), TOKEN_TTL_SECONDS));
}

function isRegistrationToken({ key, clock }: Deps, token: string, mobile: string): boolean {
  return readSigned(key, SIGNING_PURPOSE, token, clock()) === mobile;
}

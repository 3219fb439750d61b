import { pickErrors, validateAccountMobile, validatePassword } from '@tractor-haat/api-client';
import type { PasswordResetBody } from '@tractor-haat/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { accounts } from '../../../database/schema/accounts.ts';
import { createHttpError, createValidationError } from '../../../shared/create-http-error.ts';
import type { Account, AccountDeps } from './account-deps.ts';
import { type AccountRequester, requireAccountCode } from './check-account-code.ts';
import { findAccount } from './find-account.ts';
import { validateUncommonPassword } from './register.ts';

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

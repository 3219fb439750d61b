import { ApiError } from '@tractor-haat/api-client';

/** Reasons of refusals that our translations know. */
const KNOWN = new Set([
  'sign_in_wrong',
  'too_many_tries',
  'link_ended',
  'code_wrong',
  'password_short',
  'password_long',
  'password_own',
  'password_common',
  'reason_missing',
  'decided',
  'old_revision',
  'nothing_to_undo',
  'receiver_wrong',
  'last_admin',
  'staff_inactive',
  'passkey_wrong',
  'name_taken',
  'kind_is_fixed',
]);

/** What went wrong, in the reader's language; what no translation knows is said as the API says it. */
export function told(error: unknown, t: (key: string) => string): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('failed');
  const reason = String(error.body?.reason ?? '');
  return KNOWN.has(reason) ? t(`refused.${reason}`) : (error.body?.message ?? t('failed'));
}

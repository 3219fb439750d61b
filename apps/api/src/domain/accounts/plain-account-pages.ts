import type { FormDraft } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { Refusal } from '../../shared/refusal.ts';
import { keepDraft } from '../enquiries/form-drafts.ts';
import type { AccountDeps } from './account-deps.ts';

/** Where browsers without JavaScript are led: the popup's modes, each a page. */
export type AccountPage = 'sign-in' | 'register' | 'forgot-password';

/** A page of accounts in a language. */
export type To = { page: AccountPage; language: Language };
type Deps = Pick<AccountDeps, 'db' | 'clock'>;

/** What may be shown again on the next page; passwords and codes never are. */
export type Shown = { mobile?: string; name?: string; email?: string; step?: 'code' };

/** The address of a page that says what happened. */
export function accountPage(
  parts: Deps,
  to: To,
  reason: string,
  values: Shown = {},
): Promise<string> {
  return leadTo(parts, to, { reason, values: { ...values } });
}

/** The address of the page to correct what a refusal is about. Anything else is thrown on. */
export function backToPage(
  parts: Deps,
  to: To,
  error: unknown,
  values: Shown = {},
): Promise<string> {
  if (!(error instanceof Refusal)) throw error;
  const { reason = '', faults = {}, retryAfterSeconds } = error.details;
  return leadTo(parts, to, {
    reason,
    faults: { ...faults },
    values: { ...values },
    ...(retryAfterSeconds === undefined ? {} : { wait_seconds: retryAfterSeconds }),
  });
}

async function leadTo({ db, clock }: Deps, { page, language }: To, draft: Partial<FormDraft>) {
  const id = await keepDraft(db, draft, clock());
  return `${addressIn(language, `/${page}`)}?draft=${id}`;
}

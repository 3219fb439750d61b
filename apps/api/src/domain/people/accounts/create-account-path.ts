import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { createDraftPath, type DraftDeps } from '../../../shared/drafts/create-draft-path.ts';

/** Pages for browsers without JavaScript: one for each mode of the popup. */
export type AccountPage = 'sign-in' | 'register' | 'forgot-password';

export type AccountPageTarget = { page: AccountPage; language: Language };

/** Values that may be shown again on the next page; passwords and codes never are. */
export type AccountFormValues = {
  mobile?: string;
  name?: string;
  email?: string;
  step?: 'code';
  /** The stored password is easy to guess. A value and no reason: an older page shows only the success. */
  password_is_weak?: 'true';
};

export const createAccountPath = (
  deps: DraftDeps,
  { page, language }: AccountPageTarget,
  draft: Partial<FormDraft>,
  values: AccountFormValues = {},
): Promise<string> =>
  createDraftPath(deps, language, `/${page}`, { ...draft, values: { ...values } });

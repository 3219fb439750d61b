import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { createDraftPath, type DraftDeps } from '../../../core/visitor/create-draft-path.ts';

export type AccountPage = 'sign-in' | 'register' | 'forgot-password';

export type AccountPageTarget = { page: AccountPage; language: Language };

/** The next page shows these values, so passwords and codes must not be among them. */
export type AccountFormValues = {
  mobile?: string;
  name?: string;
  email?: string;
  step?: 'code';
  /** Set if the password is easy to guess. Older pages ignore it and still show the success. */
  password_is_weak?: 'true';
};

export const createAccountPath = (
  deps: DraftDeps,
  { page, language }: AccountPageTarget,
  draft: Partial<FormDraft>,
  values: AccountFormValues = {},
): Promise<string> =>
  createDraftPath(deps, language, `/${page}`, { ...draft, values: { ...values } });

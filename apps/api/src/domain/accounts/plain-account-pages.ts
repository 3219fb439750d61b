import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { type DraftDeps, draftPage } from '../drafts/drafts.ts';

/** Where browsers without JavaScript are led: the popup's modes, each a page. */
export type AccountPage = 'sign-in' | 'register' | 'forgot-password';

/** A page of accounts in a language. */
export type To = { page: AccountPage; language: Language };

/** What may be shown again on the next page; passwords and codes never are. */
export type Shown = { mobile?: string; name?: string; email?: string; step?: 'code' };

/** The address of a page that says what happened, or what is to be corrected. */
export const accountPage = (
  deps: DraftDeps,
  { page, language }: To,
  draft: Partial<FormDraft>,
  values: Shown = {},
): Promise<string> => draftPage(deps, language, `/${page}`, { ...draft, values: { ...values } });

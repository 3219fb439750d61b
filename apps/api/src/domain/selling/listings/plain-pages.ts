import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { type DraftDeps, createDraftPath, maskMobile } from '../../../shared/drafts/drafts.ts';
import type { Listing } from './selling-deps.ts';

/** Pages for browsers without JavaScript: one for each step. */

const FORM = '/sell-old-tractor';

/** Back to the form with its values, its uploaded photos and its validation errors. */
export const formPage = (deps: DraftDeps, language: Language, draft: Partial<FormDraft>) =>
  createDraftPath(deps, language, FORM, draft);

export const codePage = (
  deps: DraftDeps,
  language: Language,
  { primary_id, seller_mobile }: Listing,
  draft: Partial<FormDraft>,
) =>
  createDraftPath(deps, language, `${FORM}/code`, {
    primary_id: primary_id ?? '',
    masked_mobile: maskMobile(seller_mobile ?? ''),
    ...draft,
  });

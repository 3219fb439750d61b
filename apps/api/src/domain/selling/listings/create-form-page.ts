import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import {
  createDraftPath,
  type DraftDeps,
  maskMobile,
} from '../../../shared/drafts/create-draft-path.ts';
import type { Listing } from './selling-deps.ts';

const FORM_PATH = '/sell-old-tractor';

/** Returns the path of the form with the draft. */
export const createFormPage = (deps: DraftDeps, language: Language, draft: Partial<FormDraft>) =>
  createDraftPath(deps, language, FORM_PATH, draft);

/** Returns the path of the page on which the seller enters the code. */
export const createCodePage = (
  deps: DraftDeps,
  language: Language,
  { primary_id, seller_mobile }: Listing,
  draft: Partial<FormDraft>,
) =>
  createDraftPath(deps, language, `${FORM_PATH}/code`, {
    primary_id: primary_id ?? '',
    masked_mobile: maskMobile(seller_mobile ?? ''),
    ...draft,
  });

import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import {
  createDraftPath,
  type DraftDeps,
  maskMobile,
} from '../../../shared/drafts/create-draft-path.ts';
import type { Listing } from './selling-deps.ts';

const FORM_PATH = '/sell-old-tractor';

export const createListingFormPath = (
  deps: DraftDeps,
  language: Language,
  draft: Partial<FormDraft>,
) => createDraftPath(deps, language, FORM_PATH, draft);

export const createListingCodePath = (
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

import type { FormDraft } from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import { type DraftDeps, draftPage, maskedMobile } from '../drafts/drafts.ts';
import type { Listing } from './selling-deps.ts';

/** Where browsers without JavaScript are led: each step is a page. */

const FORM = '/sell-old-tractor';

/** Back to the form with what was typed, the photos that are here already, and what is wrong. */
export const formPage = (deps: DraftDeps, language: Language, draft: Partial<FormDraft>) =>
  draftPage(deps, language, FORM, draft);

/** The code's page, with a sentence about what just happened. */
export const codePage = (
  deps: DraftDeps,
  language: Language,
  { primary_id, seller_mobile }: Listing,
  draft: Partial<FormDraft>,
) =>
  draftPage(deps, language, `${FORM}/code`, {
    primary_id: primary_id ?? '',
    masked_mobile: maskedMobile(seller_mobile ?? ''),
    ...draft,
  });

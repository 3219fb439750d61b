import type { FormDraft } from '@tractor-haat/api-client/contract';
import { addressIn, type Language } from '@tractor-haat/i18n';
import { keepDraft } from '../enquiries/form-drafts.ts';
import type { Listing, SellingDeps } from './selling-deps.ts';

/** Where browsers without JavaScript are led: each step is a page. */

type Deps = Pick<SellingDeps, 'db' | 'clock'>;

const FORM = '/sell-old-tractor';

/** Back to the form with what was typed, the photos that are here already, and what is wrong. */
export const formPage = (parts: Deps, language: Language, draft: Partial<FormDraft>) =>
  led(parts, language, FORM, draft);

/** The code's page, with a sentence about what just happened. */
export function codePage(
  parts: Deps,
  language: Language,
  { primary_id, seller_mobile }: Listing,
  draft: Partial<FormDraft>,
) {
  return led(parts, language, `${FORM}/code`, {
    primary_id: primary_id ?? '',
    // The last two digits: enough for its owner.
    masked_mobile: `XXXXXXXX${(seller_mobile ?? '').slice(-2)}`,
    ...draft,
  });
}

/** The seller's own page of a listing. */
export const ownPage = (language: Language, key: string, said: 'listed' | 'already' | 'sold') =>
  addressIn(language, `${FORM}/listing?key=${key}&said=${said}`);

async function led(parts: Deps, language: Language, path: string, draft: Partial<FormDraft>) {
  const id = await keepDraft(parts.db, draft, parts.clock());
  return addressIn(language, `${path}?draft=${id}`);
}

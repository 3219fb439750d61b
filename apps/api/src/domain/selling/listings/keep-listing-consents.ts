import { isLanguage } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { type ConsentBoxes, keepConsents } from '../../people/consents/consents.ts';
import type { Listing } from './selling-deps.ts';

/** Records the consents of a listing; the code that follows verifies its number. */
export function keepListingConsents(
  tx: Database,
  { primary_id, seller_mobile, language }: Listing,
  boxes: ConsentBoxes,
  now: Date,
): Promise<void> {
  return keepConsents(tx, {
    request: primary_id ?? '',
    mobile: seller_mobile ?? '',
    source: 'sell',
    terms: 'listing',
    boxes,
    language: isLanguage(language) ? language : 'en',
    now,
    isProven: false,
  });
}

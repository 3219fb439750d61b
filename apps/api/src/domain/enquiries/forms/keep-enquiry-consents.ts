import { isLanguage } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import { type ConsentBoxes, keepConsents } from '../../people/consents/consents.ts';
import type { Attempt } from './enquiry-deps.ts';

/** Records the consents of an enquiry's form. */
export function keepEnquiryConsents(
  tx: Database,
  { primary_id, mobile, form, language }: Attempt,
  boxes: ConsentBoxes,
  { now, isProven }: { now: Date; isProven: boolean },
): Promise<void> {
  return keepConsents(tx, {
    request: primary_id,
    mobile,
    source: form,
    terms: 'enquiry',
    boxes,
    language: isLanguage(language) ? language : 'en',
    now,
    isProven,
  });
}

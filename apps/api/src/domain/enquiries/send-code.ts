import { isLanguage } from '@tractor-haat/i18n';
import type { Issued } from '../codes/code.ts';
import type { Enquiry, EnquiryDeps } from './enquiry-deps.ts';
import { remember } from './history.ts';

/** Sends a code for an enquiry to its number, and writes down whether that worked. */
export async function sendCode(
  { db, codes, clock }: EnquiryDeps,
  { id, mobile, primary_id, language }: Enquiry,
  address: string,
): Promise<Issued> {
  const issued = await codes.issue({
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    address,
    language: isLanguage(language) ? language : 'en',
  });
  await remember(db, id, issued.outcome === 'sent' ? 'code_sent' : 'code_failed', clock());
  return issued;
}

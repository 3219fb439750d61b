import { isLanguage } from '@tractor-haat/i18n';
import type { Issued } from '../codes/code.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { remember } from './history.ts';

type From = { address: string; browser: Browser };

/** Sends a code for an attempt to its number, and writes down whether that worked. */
export async function sendCode(
  { db, codes, clock }: EnquiryDeps,
  { enquiry_id, mobile, primary_id, language }: Attempt,
  { address, browser }: From,
): Promise<Issued> {
  const issued = await codes.issue({
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    address,
    isKnown: browser.hasProven(mobile),
    language: isLanguage(language) ? language : 'en',
  });
  await remember(db, enquiry_id, issued.outcome === 'sent' ? 'code_sent' : 'code_failed', clock());
  return issued;
}

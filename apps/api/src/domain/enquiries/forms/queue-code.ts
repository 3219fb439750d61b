import { isLanguage } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import type { IssueResult } from '../../people/codes/code-service.ts';
import type { Browser } from './browser.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { recordEvent } from './record-event.ts';

type Requester = { address: string; browser: Browser };

export async function queueCode(
  { codes, clock }: Pick<EnquiryDeps, 'codes' | 'clock'>,
  tx: Database,
  { enquiry_id, mobile, primary_id, language }: Attempt,
  { address, browser }: Requester,
): Promise<IssueResult> {
  const issued = await codes.issueIn(tx, {
    purpose: 'enquiry',
    mobile,
    request: primary_id,
    address,
    isVerified: browser.hasVerified(mobile),
    browser: browser.name,
    language: isLanguage(language) ? language : 'en',
  });
  const event = issued.outcome === 'sent' ? 'code_sent' : 'code_failed';
  await recordEvent(tx, enquiry_id, event, clock());
  return issued;
}

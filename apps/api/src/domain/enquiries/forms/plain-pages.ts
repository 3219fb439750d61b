import type { EnquiryReason } from '@tractor-haat/api-client';
import type { EnquiryResponse, FormDraft, OtpVerifyResponse } from '@tractor-haat/api-client/contract';
import { isLanguage, type Language } from '@tractor-haat/i18n';
import {
  type DraftDeps,
  draftPage,
  maskedMobile,
  withDraft,
} from '../../../shared/drafts/drafts.ts';
import { makeAttemptToken } from './attempt-token.ts';
import type { Attempt } from './enquiry-deps.ts';

/** Pages for browsers without JavaScript: the steps of the popups. */

/** The page after a form: its code, or the result. */
export async function pageAfterForm(deps: DraftDeps, { data }: EnquiryResponse, attempt: Attempt) {
  if (data.text !== 'exist_verified') {
    const reason = data.otp === 'sent' ? 'otp_sent' : 'otp_not_received';
    return codePage(deps, attempt, { reason, token: makeAttemptToken(deps, attempt) });
  }
  const { price, contact } = data;
  return donePage(deps, attempt, { price, contact });
}

/** The code's page, with a message; only the attempt's own browser gets a token. */
export function codePage(deps: DraftDeps, attempt: Attempt, more: Partial<FormDraft>) {
  return draftPage(deps, languageOf(attempt), '/enquiry/code', {
    primary_id: attempt.primary_id,
    masked_mobile: maskedMobile(attempt.mobile),
    ...more,
  });
}

/** The last page, with the revealed data. */
export function donePage(
  deps: DraftDeps,
  attempt: Attempt,
  { price, contact }: OtpVerifyResponse['data'],
  reason: EnquiryReason = 'submitted',
) {
  return draftPage(deps, languageOf(attempt), '/enquiry/done', {
    verified: true,
    reason,
    product_id: attempt.product_id,
    ...(price === undefined ? {} : { price }),
    ...(contact === undefined ? {} : { contact }),
  });
}

/** Back to the form, with its values and validation errors. */
export function backToForm(
  deps: DraftDeps,
  page: string,
  draft: Partial<FormDraft>,
  typed: Readonly<Record<string, unknown>>,
): Promise<string> {
  const values = Object.fromEntries(
    Object.entries(typed).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  return withDraft(deps, page, { ...draft, values });
}

const languageOf = ({ language }: Attempt): Language => (isLanguage(language) ? language : 'en');

import type { EnquiryReason } from '@tractor-haat/api-client';
import type {
  EnquiryResponse,
  FormDraft,
  OtpVerifyResponse,
} from '@tractor-haat/api-client/contract';
import { isLanguage, type Language } from '@tractor-haat/i18n';
import {
  addDraftToPath,
  createDraftPath,
  type DraftDeps,
  maskMobile,
} from '../../../core/visitor/create-draft-path.ts';
import { type Attempt, createAttemptToken } from './find-attempt.ts';

/** The path leads to the code page, or to the last page if no code is required. */
export async function createNextPath(deps: DraftDeps, { data }: EnquiryResponse, attempt: Attempt) {
  if (data.text !== 'exist_verified') {
    const reason = data.otp === 'sent' ? 'otp_sent' : 'otp_not_received';
    return createCodePath(deps, attempt, { reason, token: createAttemptToken(deps, attempt) });
  }
  const { price, contact } = data;
  return createDonePath(deps, attempt, { price, contact });
}

/** A token in `draft` gives access to the attempt, so the path is only for its browser. */
export function createCodePath(deps: DraftDeps, attempt: Attempt, draft: Partial<FormDraft>) {
  return createDraftPath(deps, toLanguage(attempt), '/enquiry/code', {
    primary_id: attempt.primary_id,
    masked_mobile: maskMobile(attempt.mobile),
    ...draft,
  });
}

export function createDonePath(
  deps: DraftDeps,
  attempt: Attempt,
  { price, contact }: OtpVerifyResponse['data'],
  reason: EnquiryReason = 'submitted',
) {
  return createDraftPath(deps, toLanguage(attempt), '/enquiry/done', {
    verified: true,
    reason,
    product_id: attempt.product_id,
    ...(price === undefined ? {} : { price }),
    ...(contact === undefined ? {} : { contact }),
  });
}

export function createFormPath(
  deps: DraftDeps,
  page: string,
  draft: Partial<FormDraft>,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const texts = Object.entries(input).filter(
    (field): field is [name: string, text: string] => typeof field[1] === 'string',
  );
  return addDraftToPath(deps, page, { ...draft, values: Object.fromEntries(texts) });
}

const toLanguage = ({ language }: Attempt): Language => (isLanguage(language) ? language : 'en');

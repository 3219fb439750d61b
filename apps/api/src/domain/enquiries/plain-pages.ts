import type { Reason } from '@tractor-haat/api-client';
import type { EnquiryAnswer, FormDraft, OtpVerifyAnswer } from '@tractor-haat/api-client/contract';
import { isLanguage, type Language, prefixOf } from '@tractor-haat/i18n';
import { Refusal } from '../../shared/refusal.ts';
import type { Attempt, EnquiryDeps } from './enquiry-deps.ts';
import { keepDraft } from './form-drafts.ts';

/** Where browsers without JavaScript are led: the same steps as the popups, each a page. */

const CODE_PAGE = '/enquiry/code';
const DONE_PAGE = '/enquiry/done';

type Deps = Pick<EnquiryDeps, 'db' | 'clock'>;

/** The page after a form: its code, or what it asked for. */
export async function pageAfterForm(parts: Deps, { data }: EnquiryAnswer, attempt: Attempt) {
  if (data.text !== 'exist_verified') {
    const reason = data.otp === 'sent' ? 'otp_sent' : 'otp_not_received';
    return codePage(parts, attempt, { reason });
  }
  const { price, contact } = data;
  return donePage(parts, attempt, { price, contact });
}

/** The code's page, with a sentence about what just happened. */
export function codePage(parts: Deps, attempt: Attempt, more: Partial<FormDraft>) {
  return leadTo(parts, CODE_PAGE, attempt.language, {
    primary_id: attempt.primary_id,
    masked_mobile: maskedMobile(attempt.mobile),
    ...more,
  });
}

/** The last page: what the verified number may see. */
export function donePage(
  parts: Deps,
  attempt: Attempt,
  { price, contact }: OtpVerifyAnswer['data'],
  reason: Reason = 'submitted',
) {
  return leadTo(parts, DONE_PAGE, attempt.language, {
    verified: true,
    reason,
    product_id: attempt.product_id,
    ...(price === undefined ? {} : { price }),
    ...(contact === undefined ? {} : { contact }),
  });
}

/** Back to the form, with what was typed and what is wrong with it. Anything but a refusal is thrown on. */
export async function backToForm(
  { db, clock }: Deps,
  page: string,
  error: unknown,
  typed: Readonly<Record<string, unknown>>,
): Promise<string> {
  const draft = {
    ...draftOf(error),
    values: Object.fromEntries(
      Object.entries(typed).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
  };
  const id = await keepDraft(db, draft, clock());
  const [path = '', query = ''] = page.split('?');
  const search = new URLSearchParams(query);
  search.set('draft', id);
  return `${path}?${search}`;
}

/** What a refusal says, for a page to say it in the visitor's language. */
export function draftOf(error: unknown): Partial<FormDraft> {
  if (!(error instanceof Refusal)) throw error;
  const { reason, faults, retryAfterSeconds } = error.details;
  return {
    reason: reason ?? 'submission_failed',
    ...(faults === undefined ? {} : { faults: { ...faults } }),
    ...(retryAfterSeconds === undefined ? {} : { wait_seconds: retryAfterSeconds }),
  };
}

async function leadTo(parts: Deps, path: string, language: string, draft: Partial<FormDraft>) {
  const id = await keepDraft(parts.db, draft, parts.clock());
  const known: Language = isLanguage(language) ? language : 'en';
  return `${prefixOf(known)}${path}?draft=${id}`;
}

/** The last two digits: enough for its owner. */
function maskedMobile(mobile: string): string {
  return `XXXXXXXX${mobile.slice(-2)}`;
}

import { type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionResult } from '../../domain/community/submissions/check-submission.ts';
import { SUBMISSION_MESSAGES } from '../../domain/community/submissions/submission-messages.ts';
import { addDraftToPath } from '../../shared/drafts/create-draft-path.ts';
import { HttpError, toErrorCode } from '../../shared/http-error.ts';
import { SUCCESS_MESSAGES } from '../../shared/messages/success-messages.ts';
import { isPlainForm } from '../server/add-form-parser.ts';
import { type VisitorDeps, withAddress } from '../visitor/visitor-deps.ts';

export type FormTarget = {
  language: Language;
  path: string;
  /** Name of the query parameter and the anchor, as in `?comment=sent#comment`. */
  form: string;
  /** Shown in the form again after a rejection. */
  values: Record<string, string>;
};

/** Browsers without JavaScript are redirected to the form. Other requests get JSON. */
export async function respondToSubmission(
  deps: VisitorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  submission: SubmissionResult,
  page: FormTarget,
) {
  reply.header('cache-control', 'no-store');
  const isAccepted = submission.outcome === 'fine' || submission.outcome === 'trapped';
  if (isPlainForm(request)) {
    const { language, form, values } = page;
    const result = isAccepted ? 'sent' : submission.outcome;
    const path = `${localizePath(language, page.path)}?${form}=${result}`;
    const target = isAccepted
      ? path
      : await addDraftToPath(withAddress(deps, request), path, { values });
    return reply.redirect(`${target}#${form}`, 303);
  }
  if ('status' in submission) {
    const { outcome, status } = submission;
    const translations = SUBMISSION_MESSAGES[outcome];
    const retryDetails =
      'waitSeconds' in submission ? { retryAfterSeconds: submission.waitSeconds } : {};
    throw new HttpError(toErrorCode(status), translations.en, {
      reason: outcome,
      translations,
      ...retryDetails,
    });
  }
  return reply.send({ success: true, message: SUCCESS_MESSAGES.submission.en });
}

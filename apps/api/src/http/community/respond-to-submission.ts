import { type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionResult } from '../../domain/community/submissions/check-submission.ts';
import { SUBMISSION_MESSAGES } from '../../domain/community/submissions/submission-messages.ts';
import { addDraftToPath } from '../../shared/drafts/create-draft-path.ts';
import { HttpError, toErrorCode } from '../../shared/http-error.ts';
import { SUCCESS_MESSAGES } from '../../shared/messages/success-messages.ts';
import { isPlainForm } from '../server/add-form-parser.ts';
import { type VisitorDeps, withAddress } from '../visitor/visitor-deps.ts';

/** The page of a form, for the redirect of a browser without JavaScript. */
export type FormTarget = {
  language: Language;
  /** Path without language prefix. */
  path: string;
  /** Name of the form: `?comment=sent#comment`. */
  form: string;
  /** Submitted values by field; the page of a rejected form shows them again. */
  values: Record<string, string>;
};

/** Responds with JSON to scripts; redirects a plain form to its page with the result. */
export async function respondToSubmission(
  deps: VisitorDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  checked: SubmissionResult,
  page: FormTarget,
) {
  reply.header('cache-control', 'no-store');
  const isAccepted = checked.outcome === 'fine' || checked.outcome === 'trapped';
  if (isPlainForm(request)) {
    const { language, form, values } = page;
    const result = isAccepted ? 'sent' : checked.outcome;
    const path = `${localizePath(language, page.path)}?${form}=${result}`;
    const target = isAccepted
      ? path
      : await addDraftToPath(withAddress(deps, request), path, { values });
    return reply.redirect(`${target}#${form}`, 303);
  }
  if ('status' in checked) {
    const { outcome, status } = checked;
    const translations = SUBMISSION_MESSAGES[outcome];
    const wait = 'waitSeconds' in checked ? { retryAfterSeconds: checked.waitSeconds } : {};
    throw new HttpError(toErrorCode(status), translations.en, {
      reason: outcome,
      translations,
      ...wait,
    });
  }
  return reply.send({ success: true, message: SUCCESS_MESSAGES.submission.en });
}

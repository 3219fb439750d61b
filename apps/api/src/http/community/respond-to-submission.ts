import { type Language, localizePath } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionResult } from '../../domain/community/submissions/check-submission.ts';
import { SUBMISSION_MESSAGES } from '../../domain/community/submissions/submission-messages.ts';
import { HttpError, toErrorCode } from '../../shared/http-error.ts';
import { SUCCESS_MESSAGES } from '../../shared/messages/success-messages.ts';
import { isPlainForm } from '../server/add-form-parser.ts';

/** The page of a form, for the redirect of a browser without JavaScript. */
export type FormTarget = {
  language: Language;
  /** Path without language prefix. */
  path: string;
  /** Name of the form: `?comment=sent#comment`. */
  form: string;
};

/** Responds with JSON to scripts; redirects a plain form to its page with the result. */
export function respondToSubmission(
  request: FastifyRequest,
  reply: FastifyReply,
  checked: SubmissionResult,
  page: FormTarget,
) {
  reply.header('cache-control', 'no-store');
  const isAccepted = checked.outcome === 'fine' || checked.outcome === 'trapped';
  if (isPlainForm(request)) {
    const result = isAccepted ? 'sent' : checked.outcome;
    return reply.redirect(
      `${localizePath(page.language, page.path)}?${page.form}=${result}#${page.form}`,
      303,
    );
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

import {
  type ErrorBody,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { HttpError, toErrorCode } from '../../shared/http-error.ts';
import { translateReason } from '../../shared/messages/translate-message.ts';
import { addCommonHeaders } from './add-common-headers.ts';
import { isPlainForm } from './add-form-parser.ts';
import { createErrorPage } from './create-error-page.ts';
import { describeMalformedBody, readResponseLanguage } from './describe-malformed-body.ts';

const MESSAGE_REASONS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_BAD_URL: 'address_wrong',
  FST_ERR_HANDLER_TIMEOUT: 'slow',
};

/** Retry time if the database was overloaded: about its connection timeout. */
const OVERLOAD_RETRY_SECONDS = 5;

/** Responds to every error in the contract's format; internal causes are not disclosed. */
export function sendErrorResponse(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = isDatabaseUnavailable(error) ? 503 : toStatus(error);
  // A `HttpError` sets a more accurate value below.
  if (status === 503) reply.header('retry-after', String(OVERLOAD_RETRY_SECONDS));
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = {
    success: false,
    code: toErrorCode(status),
    ...toErrorBody(error, status, request, reply),
  };
  if (status === 416) copyContentRange(error, reply);
  // Again, because hooks do not run for a malformed URL.
  addCommonHeaders(request, reply);
  reply.code(status).header('cache-control', 'no-store');
  if (isNavigation(request)) {
    const language = readResponseLanguage(request);
    const { referer } = request.headers;
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'")
      .send(createErrorPage({ message: body.message, language, referer }));
    return;
  }
  // Serialised here, because the route's response schemas do not include errors.
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** True for a form that the browser submits without script: the response replaces its page. */
const isNavigation = (request: FastifyRequest): boolean =>
  isPlainForm(request) && (request.headers.accept ?? '').includes('text/html');

/** The size of the file, by which a player corrects its range (RFC 9110, 15.5.17); the file server adds it to the error. */
function copyContentRange(error: FastifyError | HttpError, reply: FastifyReply): void {
  const headers =
    'headers' in error ? z.record(z.string(), z.string()).safeParse(error.headers) : undefined;
  const range = headers?.data?.['Content-Range'];
  if (range !== undefined) reply.header('content-range', range);
}

/** The message, and the details that pages translate themselves. */
function toErrorBody(
  error: FastifyError | HttpError,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!(error instanceof HttpError))
    return describeMalformedBody(error, request) ?? createErrorMessage(error, status, request);
  const { retryAfterSeconds, translations, ...details } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const language = readResponseLanguage(request);
  const specificMessage = translations?.[language];
  // In English the message of the `HttpError` is used: it may be more specific than that of its reason.
  const translation =
    language === 'en' ? undefined : translateReason(details.reason ?? '', language);
  return { message: specificMessage ?? translation ?? error.message, ...details };
}

function toStatus(error: FastifyError | HttpError): number {
  const { statusCode } = error;
  // Only a `HttpError` is a real 403; this one is the file server's, for an invalid path.
  if (statusCode === 403 && !(error instanceof HttpError)) return 404;
  // Longer than any valid parameter, so it is a 404.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

function createErrorMessage(error: FastifyError, status: number, request: FastifyRequest) {
  const reason: RequestReason | undefined =
    status === 404
      ? 'not_there'
      : (MESSAGE_REASONS[error.code] ??
        (status === 503 ? 'slow' : status >= 500 ? 'failed' : undefined));
  if (reason === undefined) return { message: error.message };
  const message = REQUEST_MESSAGES[reason][readResponseLanguage(request)];
  // An internal error has no reason; the page shows a message of its own.
  return status < 500 ? { message, reason } : { message };
}

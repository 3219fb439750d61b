import {
  type ErrorBody,
  REQUEST_MESSAGES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import type { Language } from '@tractor-haat/i18n';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../database/open-postgres.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import { createTranslatedError, HttpError, toErrorCode } from '../messages/http-error.ts';
import { translateReason } from '../messages/translate-message.ts';
import { isPlainForm } from '../visitor/respond-to-form.ts';
import { describeMalformedBody, readResponseLanguage } from './describe-malformed-body.ts';

const REASONS_BY_FASTIFY_CODE: Readonly<Record<string, RequestReason>> = {
  FST_ERR_BAD_URL: 'invalid_url',
  FST_ERR_HANDLER_TIMEOUT: 'slow',
};

/** About the connection timeout of the database, in `open-postgres.ts`. */
const OVERLOAD_RETRY_SECONDS = 5;

/** Responds with the contract's `ErrorBody`. Causes of internal errors are only logged. */
export function sendErrorResponse(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = isDatabaseUnavailable(error) ? 503 : toStatus(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = {
    success: false,
    code: toErrorCode(status),
    ...describeError(error, status, request),
  };
  addRetryAfter(error, status, reply);
  if (status === 416) copyContentRange(error, reply);
  // Fastify calls no hooks for a malformed URL, so the headers are added here.
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
  // `JSON.stringify` is used, because some routes declare no response schema for errors.
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** The response of a form without JavaScript replaces the page, so it must be HTML. */
const isNavigation = (request: FastifyRequest): boolean =>
  isPlainForm(request) && (request.headers.accept ?? '').includes('text/html');

function addRetryAfter(error: FastifyError | HttpError, status: number, reply: FastifyReply): void {
  const requestedSeconds = error instanceof HttpError ? error.details.retryAfterSeconds : undefined;
  const seconds = requestedSeconds ?? (status === 503 ? OVERLOAD_RETRY_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
}

/** A 416 response requires this header (RFC 9110). `@fastify/static` adds it to the error. */
function copyContentRange(error: FastifyError | HttpError, reply: FastifyReply): void {
  const headers =
    'headers' in error ? z.record(z.string(), z.string()).safeParse(error.headers) : undefined;
  const range = headers?.data?.['Content-Range'];
  if (range !== undefined) reply.header('content-range', range);
}

function toStatus(error: FastifyError | HttpError): number {
  const { statusCode } = error;
  // `@fastify/static` rejects invalid paths with 403.
  if (statusCode === 403 && !(error instanceof HttpError)) return 404;
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

function describeError(error: FastifyError | HttpError, status: number, request: FastifyRequest) {
  if (error instanceof HttpError) return describeHttpError(error, readResponseLanguage(request));
  return describeMalformedBody(error, request) ?? describeFastifyError(error, status, request);
}

function describeHttpError(error: HttpError, language: Language) {
  const { retryAfterSeconds: _, translations, ...details } = error.details;
  const specificMessage = translations?.[language];
  // The English message of the error may be more specific than that of its reason.
  const translation =
    language === 'en' ? undefined : translateReason(details.reason ?? '', language);
  return { message: specificMessage ?? translation ?? error.message, ...details };
}

function describeFastifyError(error: FastifyError, status: number, request: FastifyRequest) {
  const reason = chooseReason(error, status);
  if (reason === undefined) return { message: error.message };
  const message = REQUEST_MESSAGES[reason][readResponseLanguage(request)];
  // Without a reason, pages show their own message.
  return status < 500 ? { message, reason } : { message };
}

function chooseReason(error: FastifyError, status: number): RequestReason | undefined {
  if (status === 404) return 'resource_missing';
  const reason = REASONS_BY_FASTIFY_CODE[error.code];
  if (reason !== undefined) return reason;
  if (status === 503) return 'slow';
  return status >= 500 ? 'failed' : undefined;
}

const BACK_LABELS: Readonly<Record<Language, string>> = {
  en: 'Back to the form',
  hi: 'फ़ॉर्म पर वापस जाएँ',
  gu: 'ફોર્મ પર પાછા જાઓ',
  mr: 'फॉर्मवर परत जा',
};

type ErrorPage = {
  readonly message: string;
  readonly language: Language;
  /** The page with the form. */
  readonly referer: string | undefined;
};

/** Page for a browser without JavaScript after a rejected form. */
export function createErrorPage({ message, language, referer }: ErrorPage): string {
  const text = escapeHtml(message);
  const formPath = escapeHtml(readPath(referer));
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${text}</title></head>` +
    `<body><h1>${text}</h1><p><a href="${formPath}">${BACK_LABELS[language]}</a></p></body></html>`
  );
}

/** A path such as `//evil.example` would link to another host. */
function readPath(url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return pathname.startsWith('//') ? '/' : pathname + search;
}

export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  // URLs of staff pages may contain a token.
  if (request.url.startsWith('/api/desk/')) reply.header('referrer-policy', 'no-referrer');
}

export function handleNotFound(): never {
  throw createTranslatedError('resource_missing', 'NOT_FOUND');
}

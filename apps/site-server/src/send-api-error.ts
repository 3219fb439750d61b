import { REQUEST_MESSAGES, type RequestReason } from '@tractor-haat/api-client';
import { callerLanguage } from '@tractor-haat/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** First path segments of URLs that the API serves. */
export const API_PREFIXES = ['/api', '/img', '/share-card', '/media'] as const;

const ERROR_CODES: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  503: 'UNAVAILABLE',
};

const STATUS_REASONS: Readonly<Record<number, RequestReason>> = {
  404: 'resource_missing',
  405: 'invalid_method',
  413: 'body_large',
  415: 'body_type',
};

/** Reasons of Fastify's errors with status 400. All other errors concern the body. */
const BAD_REQUEST_REASONS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_BAD_URL: 'invalid_url',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_cut',
};

export const isApiPath = ({ url }: Pick<FastifyRequest, 'url'>) =>
  API_PREFIXES.some((prefix) => prefix === `/${url.split(/[/?]/)[1]}`);

/**
 * Responds in the format of the API to a request that does not reach the API. `code` is Fastify's
 * error code.
 */
export function sendApiError(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  status: number,
  code = '',
): void {
  const language = callerLanguage({ accepts: headers['accept-language'], from: headers.referer });
  const isServerError = status >= 500;
  const reason = isServerError
    ? 'failed'
    : (STATUS_REASONS[status] ?? BAD_REQUEST_REASONS[code] ?? 'body_unreadable');
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        success: false,
        message: REQUEST_MESSAGES[reason][language],
        code: ERROR_CODES[status] ?? (isServerError ? 'INTERNAL' : 'BAD_REQUEST'),
        // Like the API, an internal error has no `reason`, so pages show their own message.
        ...(isServerError ? {} : { reason }),
      }),
    );
}

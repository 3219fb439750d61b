import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@tractor-haat/server-kit/log';
import { createTraceHeaders } from '@tractor-haat/server-kit/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './read-config.ts';
import { API_PREFIXES, sendApiError } from './send-api-error.ts';

const REGISTER_PATH = '/api/user_register';

const API_TIMEOUT_MS = 15_000;

const RETRY_AFTER_SECONDS = '5';

type ProxyConfig = Pick<SiteConfig, 'apiBase' | 'dealerApiBase' | 'trustedHops'>;

export function addApiProxy(
  app: FastifyInstance,
  { apiBase, dealerApiBase, trustedHops }: ProxyConfig,
): void {
  app.addHook('onSend', closeAfterTooLargeBody);
  for (const prefix of [...API_PREFIXES, REGISTER_PATH]) {
    app.register(httpProxy, {
      upstream: prefix === REGISTER_PATH ? dealerApiBase : apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: API_TIMEOUT_MS } },
      replyOptions: {
        // A keep-alive connection can close while it is reused, so safe requests are retried once.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({
          ...toRequestHeaders(request.method, headers),
          ...toProxyWarningHeaders(request, trustedHops),
          [REQUEST_ID]: request.id,
          ...createTraceHeaders(),
          // The API needs the client address for rate limits and the host for the origin check.
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: (headers) => omitHeaders(headers, CONNECTION_HEADERS),
        onError(reply, { error }) {
          const siteReply = reply as unknown as FastifyReply;
          const { request } = siteReply;
          if (isBodyTooLarge(request, error)) return sendApiError(request, siteReply, 413);
          siteReply.header('retry-after', RETRY_AFTER_SECONDS);
          sendApiError(request, siteReply, 503);
        },
      },
    });
  }
}

/** The rest of an oversized body is still arriving and would block the next request on the connection. */
async function closeAfterTooLargeBody(_: FastifyRequest, reply: FastifyReply) {
  if (reply.statusCode === 413) reply.header('connection', 'close');
}

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'];
/** Removed from requests, so that visitors cannot attach their requests to traces of the site. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
const BODY_HEADERS = ['content-length', 'transfer-encoding', 'content-type'];

/**
 * GET and HEAD are forwarded without a body, so the headers of the body are removed. With a `content-length`, the API
 * would read the next request on the connection as that body.
 */
const toRequestHeaders = <Value>(method: string, headers: Readonly<Record<string, Value>>) =>
  omitHeaders(headers, [
    ...CONNECTION_HEADERS,
    ...TRACE_HEADERS,
    ...(method === 'GET' || method === 'HEAD' ? BODY_HEADERS : []),
  ]);

const omitHeaders = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Adds `via` if `x-forwarded-for` has more entries than there are trusted proxies, so an undeclared proxy or the
 * visitor added one. The API then trusts no client address and disables what is restricted to the local machine.
 */
function toProxyWarningHeaders(
  { headers }: Pick<FastifyRequest, 'headers'>,
  trustedHops: number,
): { via?: string } {
  const values = [headers['x-forwarded-for'] ?? []].flat();
  const addresses = values.join(',').split(',').filter(Boolean);
  return addresses.length > trustedHops ? { via: '1.1 undeclared' } : {};
}

const MAX_BODY_BYTES = 64 * 1024;

const UPLOAD_TYPE = /^(?:multipart|image)\//;

const CLOSED_CONNECTION_CODES = ['ECONNRESET', 'EPIPE'];

/**
 * The API rejects an oversized body by closing the connection. A chunked body has no declared size, so any closed
 * connection counts: the API closes an accepted connection for no other reason.
 */
function isBodyTooLarge({ headers }: Pick<FastifyRequest, 'headers'>, error: Error): boolean {
  if (UPLOAD_TYPE.test(headers['content-type'] ?? '')) return false;
  if (headers['transfer-encoding'])
    // @fastify/reply-from returns some connection errors directly and wraps others.
    return isConnectionClosed(error) || isConnectionClosed(error.cause);
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
}

const isConnectionClosed = (error: unknown) =>
  error instanceof Error && 'code' in error && CLOSED_CONNECTION_CODES.includes(String(error.code));

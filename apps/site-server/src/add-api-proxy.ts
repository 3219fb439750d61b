import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@tractor-haat/server-kit/log';
import { traceHeaders } from '@tractor-haat/server-kit/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';
import { API_PREFIXES, sendApiError } from './send-api-error.ts';

/** Hop-by-hop headers. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'];
/** Visitors must not control tracing. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];
const BODY_HEADERS = ['content-length', 'transfer-encoding', 'content-type'];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Request headers for the API. GET and HEAD are forwarded without a body, so their length is
 * removed: the API would read the next request on the connection as that body.
 */
const requestHeaders = <Value>(method: string, headers: Readonly<Record<string, Value>>) =>
  without(headers, [
    ...CONNECTION_HEADERS,
    ...TRACE_HEADERS,
    ...(method === 'GET' || method === 'HEAD' ? BODY_HEADERS : []),
  ]);

/** Response headers for the visitor. */
const responseHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  without(headers, CONNECTION_HEADERS);

/** Longer than any API response takes; afterwards the visitor gets an error. */
const LIMIT_MS = 15_000;

/** Body limit in bytes for everything but file uploads; equals the API's limit. */
const MAX_BYTES = 64 * 1024;

/** Error codes of a connection that the API has closed. */
const CLOSED_CONNECTION_CODES = ['ECONNRESET', 'EPIPE'];

/**
 * True if the API closed the connection because of an oversized body, which it rejects before reading. A chunked body
 * has no declared size, but the API closes an accepted connection for no other reason.
 */
const wasTooLarge = ({ headers }: Pick<FastifyRequest, 'headers'>, error: Error) => {
  if (/^(?:multipart|image)\//.test(headers['content-type'] ?? '')) return false;
  if (headers['transfer-encoding']) {
    // @fastify/reply-from returns one of these errors itself and wraps the other.
    return [error, error.cause].some(
      (one) =>
        one instanceof Error && 'code' in one && CLOSED_CONNECTION_CODES.includes(String(one.code)),
    );
  }
  return Number(headers['content-length'] ?? 0) > MAX_BYTES;
};

/** Registration goes to the dealer host. */
const REGISTER_PATH = '/api/user_register';

/**
 * Closes the connection with the response: the rest of an oversized body is still arriving and
 * would block the next request on this connection.
 */
const endsConnection = async (_: FastifyRequest, reply: FastifyReply) => {
  if (reply.statusCode === 413) reply.header('connection', 'close');
};

/**
 * More proxies than declared have added a forwarding header, or the visitor forged it: the client
 * address is unknown. The standard `Forwarded` header passes this on to the API, which then
 * disables what is restricted to the local machine.
 */
const undeclaredProxyHeaders = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  trustedHops: number,
) => {
  const forwardedFor = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .filter(Boolean);
  return forwardedFor.length > trustedHops ? { via: '1.1 undeclared' } : {};
};

type ProxyConfig = Pick<SiteConfig, 'apiBase' | 'dealerApiBase' | 'trustedHops'>;

/**
 * Proxies the API on the site's origin, so that browsers use a single origin and the session cookie
 * belongs to the site, whichever host signs in.
 */
export function addApiProxy(
  app: FastifyInstance,
  { apiBase, dealerApiBase, trustedHops }: ProxyConfig,
): void {
  app.addHook('onSend', endsConnection);
  for (const prefix of [...API_PREFIXES, REGISTER_PATH]) {
    app.register(httpProxy, {
      upstream: prefix === REGISTER_PATH ? dealerApiBase : apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: LIMIT_MS } },
      replyOptions: {
        // A keep-alive connection can close while it is reused: safe requests are retried once.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({
          ...requestHeaders(request.method, headers),
          ...undeclaredProxyHeaders(request, trustedHops),
          // Client address and origin: for rate limits per address and for the origin check.
          [REQUEST_ID]: request.id,
          ...traceHeaders(),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: responseHeaders,
        onError(reply, { error }) {
          // The plugin's type also allows servers over HTTP/2.
          const siteReply = reply as unknown as FastifyReply;
          const { request } = siteReply;
          if (wasTooLarge(request, error)) return sendApiError(request, siteReply, 413);
          siteReply.header('retry-after', '5');
          sendApiError(request, siteReply, 503);
        },
      },
    });
  }
}

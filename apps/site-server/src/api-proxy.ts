import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@tractor-haat/server-kit/log';
import { traceHeaders } from '@tractor-haat/server-kit/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIXES, answerApiError } from './api-error.ts';
import type { SiteConfig } from './config.ts';

/** Hop-by-hop headers. */
const OF_CONNECTION = ['connection', 'keep-alive', 'upgrade', 'te', 'trailer', 'expect'];
/** Visitors must not control tracing. */
const OF_TRACES = ['traceparent', 'tracestate', 'baggage'];
const OF_BODY = ['content-length', 'transfer-encoding', 'content-type'];

const without = <Value>(headers: Readonly<Record<string, Value>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Request headers for the API. GET and HEAD are forwarded without a body, so their length is
 * removed: the API would read the next request on the connection as that body.
 */
const requestHeaders = <Value>(method: string, headers: Readonly<Record<string, Value>>) =>
  without(headers, [
    ...OF_CONNECTION,
    ...OF_TRACES,
    ...(method === 'GET' || method === 'HEAD' ? OF_BODY : []),
  ]);

/** Response headers for the visitor. */
const answerHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  without(headers, OF_CONNECTION);

/** Longer than any API response takes; afterwards the visitor gets an error. */
const LIMIT_MS = 15_000;

/** Body limit in bytes for everything but file uploads; equals the API's limit. */
const MAX_BYTES = 64 * 1024;

/** Error codes of a connection that the API has closed. */
const HUNG_UP = ['ECONNRESET', 'EPIPE'];

/**
 * True if the API closed the connection because of an oversized body, which it rejects before reading. A chunked body
 * has no declared size, but the API closes an accepted connection for no other reason.
 */
const wasTooLarge = ({ headers }: Pick<FastifyRequest, 'headers'>, error: Error) => {
  if (/^(?:multipart|image)\//.test(headers['content-type'] ?? '')) return false;
  if (headers['transfer-encoding']) {
    // @fastify/reply-from returns one of these errors itself and wraps the other.
    return [error, error.cause].some(
      (one) => one instanceof Error && 'code' in one && HUNG_UP.includes(String(one.code)),
    );
  }
  return Number(headers['content-length'] ?? 0) > MAX_BYTES;
};

/** Registration goes to the dealer host. */
const REGISTER = '/api/user_register';

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
const undeclared = ({ headers }: Pick<FastifyRequest, 'headers'>, trustedHops: number) => {
  const speakers = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean);
  return speakers.length > trustedHops ? { via: '1.1 undeclared' } : {};
};

type ProxyConfig = Pick<SiteConfig, 'apiBase' | 'dealerApiBase' | 'trustedHops'>;

/**
 * Proxies the API on the site's origin, so that browsers use a single origin and the session cookie
 * belongs to the site, whichever host signs in.
 */
export function apiProxy(
  app: FastifyInstance,
  { apiBase, dealerApiBase, trustedHops }: ProxyConfig,
): void {
  app.addHook('onSend', endsConnection);
  for (const prefix of [...API_PREFIXES, REGISTER]) {
    app.register(httpProxy, {
      upstream: prefix === REGISTER ? dealerApiBase : apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: LIMIT_MS } },
      replyOptions: {
        // A keep-alive connection can close while it is reused: safe requests are retried once.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({
          ...requestHeaders(request.method, headers),
          ...undeclared(request, trustedHops),
          // Client address and origin: for rate limits per address and for the origin check.
          [REQUEST_ID]: request.id,
          ...traceHeaders(),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: answerHeaders,
        onError(reply, { error }) {
          // The plugin's type also allows servers over HTTP/2.
          const answer = reply as unknown as FastifyReply;
          const { request } = answer;
          if (wasTooLarge(request, error)) return answerApiError(request, answer, 413);
          answer.header('retry-after', '5');
          answerApiError(request, answer, 503);
        },
      },
    });
  }
}

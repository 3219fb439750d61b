import httpProxy from '@fastify/http-proxy';
import { REQUEST_ID } from '@tractor-haat/log';
import { traceHeaders } from '@tractor-haat/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from './config.ts';
import { answerHeaders, requestHeaders } from './proxied-headers.ts';

/** Longer than any answer of the API takes; beyond it the visitor is told. */
const LIMIT_MS = 15_000;

/** Of anything but uploads of files, in bytes: the API's own limit. */
const MAX_BYTES = 64 * 1024;

/** How a connection that the other side has ended fails while it is read or written. */
const HUNG_UP = ['ECONNRESET', 'EPIPE'];

/**
 * Whether the API hung up because of the body: it refuses one that is too large before it has read it. Of a body in
 * pieces the size is not said; nothing else makes the API end a connection that it has taken.
 */
const wasTooLarge = ({ headers }: Pick<FastifyRequest, 'headers'>, error: Error) => {
  if (/^(?:multipart|image)\//.test(headers['content-type'] ?? '')) return false;
  if (headers['transfer-encoding']) {
    // The library names the one itself, and wraps the other.
    return [error, error.cause].some(
      (one) => one instanceof Error && 'code' in one && HUNG_UP.includes(String(one.code)),
    );
  }
  return Number(headers['content-length'] ?? 0) > MAX_BYTES;
};

/** Registration, which the dealer host takes. */
const REGISTER = '/api/user_register';

/**
 * Ends the connection with the answer: of a body that is too large the rest is still on its way, and the next request
 * of the same connection would wait behind it.
 */
const endsConnection = async (_: FastifyRequest, reply: FastifyReply) => {
  if (reply.statusCode === 413) reply.header('connection', 'close');
};

/**
 * More proxies spoke for the visitor than were declared, or the visitor made them up: who it is cannot be told. HTTP's
 * own word for it tells the API, which then shows nothing that is for this machine alone.
 */
const undeclared = ({ headers }: Pick<FastifyRequest, 'headers'>, trustedHops: number) => {
  const speakers = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean);
  return speakers.length > trustedHops ? { via: '1.1 undeclared' } : {};
};

type ProxyConfig = Pick<SiteConfig, 'apiBase' | 'dealerApiBase' | 'trustedHops'>;

/**
 * What the API serves on the site's own address, so that browsers need to know one origin only, and so that
 * the session's cookie is this site's whichever host signs in.
 */
export function apiProxy(
  app: FastifyInstance,
  { apiBase, dealerApiBase, trustedHops }: ProxyConfig,
): void {
  app.addHook('onSend', endsConnection);
  for (const prefix of ['/api', '/img', '/share-card', '/media', REGISTER]) {
    app.register(httpProxy, {
      upstream: prefix === REGISTER ? dealerApiBase : apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: LIMIT_MS } },
      replyOptions: {
        // A kept connection may end as it is used again: what only reads is asked once more.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({
          ...requestHeaders(request.method, headers),
          ...undeclared(request, trustedHops),
          // Who asks, and under which name: for limits per address, and to know our own pages.
          [REQUEST_ID]: request.id,
          ...traceHeaders(),
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        rewriteHeaders: answerHeaders,
        onError(reply, { error }) {
          if (wasTooLarge(reply.request, error)) {
            reply.code(413).send({
              success: false,
              message: 'The body is too large.',
              code: 'PAYLOAD_TOO_LARGE',
            });
            return;
          }
          reply.code(503).header('retry-after', '5').send({
            success: false,
            message: 'The service is not available right now. Please try again.',
            code: 'UNAVAILABLE',
          });
        },
      },
    });
  }
}

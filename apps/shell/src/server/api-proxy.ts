import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerHeaders, requestHeaders } from './proxied-headers.ts';

/** Longer than any answer of the API takes; beyond it the visitor is told. */
const LIMIT_MS = 15_000;

/** Of anything but uploads of files, in bytes: the API's own limit. */
const MOST_BYTES = 64 * 1024;

const isTooLarge = (headers: FastifyRequest['headers']) =>
  Number(headers['content-length'] ?? 0) > MOST_BYTES &&
  !/^(?:multipart|image)\//.test(headers['content-type'] ?? '');

/** Registration, which the dealer host takes. */
const REGISTER = '/api/user_register';

/**
 * What the API serves on the site's own address, so that browsers need to know one origin only, and so that
 * the session's cookie is this site's whichever host signs in.
 */
export function apiProxy(app: FastifyInstance, apiBase: string, dealerApiBase: string): void {
  for (const prefix of ['/api', '/img', '/media', REGISTER]) {
    app.register(httpProxy, {
      upstream: prefix === REGISTER ? dealerApiBase : apiBase,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: LIMIT_MS } },
      replyOptions: {
        rewriteRequestHeaders: ({ method, ip, host }, headers) => ({
          ...requestHeaders(method, headers),
          // Who asks, and under which name: for limits per address, and to know our own pages.
          'x-forwarded-for': ip,
          'x-forwarded-host': host,
        }),
        rewriteHeaders: answerHeaders,
        onError(reply) {
          // The API refuses such a body before it has read it, and the connection ends under the rest.
          if (isTooLarge(reply.request.headers)) {
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

import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const plain = (status: number, why?: string) =>
  `${status} ${STATUS_CODES[status] ?? 'Error'}${why ? `: ${why}` : ''}\n`;

/** Error responses for requests without a page: client errors never become a 5xx. */
export function clientErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = request.method === 'GET' || request.method === 'HEAD';
    if (!allowed) {
      reply.header('allow', 'GET, HEAD').code(405);
      return reply.type('text/plain').send(plain(405, 'pages are read with GET'));
    }
    return reply.code(404).type('text/plain').send(plain(404));
  });
  app.setErrorHandler(answerError);
}

/** Response to a failed request; describes client errors, hides server errors. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  reply
    .code(status)
    .type('text/plain')
    .header('cache-control', 'no-store')
    .send(plain(status, status < 500 ? error.message : undefined));
}

import type { ErrorBody } from '@tractor-haat/api-client/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOfStatus, Refusal } from '../../shared/refusal.ts';
import { commonHeaders } from './headers.ts';
import { languageOf, malformedBody } from './malformed-body.ts';

const PLACES: Readonly<Record<string, string>> = {
  querystring: 'query',
  params: 'address',
  headers: 'header',
};

/** Says in our words what Fastify says in its own. */
const WORDS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is malformed.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_ERR_HANDLER_TIMEOUT: 'This takes too long; please try again.',
};

/** Answers every error in the one shape of the contract; reasons of our own failures stay here. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const body: ErrorBody = {
    success: false,
    code: codeOfStatus(status),
    ...told(error, status, request, reply),
  };
  // Again, because a malformed address runs no hooks.
  commonHeaders(request, reply);
  // Serialised by hand: a route's own schemas know nothing of errors.
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** The sentence, and what else a page needs to say the same in its own words. */
function told(
  error: FastifyError | Refusal,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!(error instanceof Refusal))
    return malformedBody(error, request) ?? { message: messageOf(error, status) };
  const { retryAfterSeconds, sentence, ...details } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return { message: sentence?.[languageOf(request)] ?? error.message, ...details };
}

function statusOf(error: FastifyError | Refusal): number {
  const { statusCode } = error;
  // We forbid by refusals alone: this is the file server, which met a strange path.
  if (statusCode === 403 && !(error instanceof Refusal)) return 404;
  return statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

function messageOf(error: FastifyError, status: number): string {
  if (status === 404) return 'There is nothing at this address.';
  const words = WORDS[error.code];
  if (words !== undefined) return words;
  if (status >= 500) return 'Something went wrong on our side; please try again.';
  if (error.validation === undefined) return error.message;
  const place = PLACES[error.validationContext ?? ''] ?? 'request';
  const reasons = error.validation.map(({ instancePath, message }) => {
    const field = instancePath.slice(1).replaceAll('/', '.');
    return field === '' ? message : `${field}: ${message}`;
  });
  return `The ${place} is wrong: ${reasons.join('; ')}.`;
}

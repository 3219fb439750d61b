import {
  type ErrorBody,
  REQUEST_SENTENCES,
  type RequestReason,
} from '@tractor-haat/api-client/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isBusy } from '../../database/is-busy.ts';
import { codeOfStatus, Refusal } from '../../shared/refusal.ts';
import { saidFor } from '../../shared/said/said.ts';
import { commonHeaders } from './headers.ts';
import { languageOf, malformedBody } from './malformed-body.ts';

/** Says in our words what Fastify says in its own. */
const WORDS: Readonly<Record<string, RequestReason>> = {
  FST_ERR_BAD_URL: 'address_wrong',
  FST_ERR_HANDLER_TIMEOUT: 'slow',
};

/** When to ask again where the database had no room: about as long as it takes to give up waiting for it. */
const BUSY_SECONDS = 5;

/** Answers every error in the one shape of the contract; reasons of our own failures stay here. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = isBusy(error) ? 503 : statusOf(error);
  // A refusal says it better below, where it knows.
  if (status === 503) reply.header('retry-after', String(BUSY_SECONDS));
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
    return malformedBody(error, request) ?? ownWords(error, status, request);
  const { retryAfterSeconds, sentence, ...details } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const language = languageOf(request);
  const own = sentence?.[language];
  // In English a refusal says it by itself: the sentence of a field may be fuller than that of its reason.
  const said = language === 'en' ? undefined : saidFor(details.reason ?? '', language);
  return { message: own ?? said ?? error.message, ...details };
}

function statusOf(error: FastifyError | Refusal): number {
  const { statusCode } = error;
  // We forbid by refusals alone: this is the file server, which met a strange path.
  if (statusCode === 403 && !(error instanceof Refusal)) return 404;
  // Longer than any address of ours: nothing is there, as for pages that look up what stands in theirs.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return 404;
  return statusCode !== undefined && statusCode >= 400 ? statusCode : 500;
}

/** What Fastify refuses, or we fail at, in our own words. */
function ownWords(error: FastifyError, status: number, request: FastifyRequest) {
  const reason: RequestReason | undefined =
    status === 404
      ? 'not_there'
      : (WORDS[error.code] ?? (status === 503 ? 'slow' : status >= 500 ? 'failed' : undefined));
  if (reason === undefined) return { message: error.message };
  const message = REQUEST_SENTENCES[reason][languageOf(request)];
  // What went wrong on our side has no name: pages say then what it means for their step.
  return status < 500 ? { message, reason } : { message };
}

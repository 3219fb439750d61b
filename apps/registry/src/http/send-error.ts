import { GateRejection, RegistryError } from '@tractor-haat/registry';
import { MissingRightError } from '@tractor-haat/registry/service';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { UnknownCallerError } from './add-authentication-hook.ts';

interface ErrorResponse {
  readonly status: number;
  readonly error: { readonly message: string } & Readonly<Record<string, unknown>>;
}

/** Hides the details of a server error from clients. `sendError` logs them. */
function toErrorResponse(error: FastifyError | Error): ErrorResponse {
  const { message } = error;
  if (error instanceof UnknownCallerError) return { status: 401, error: { message } };
  if (error instanceof MissingRightError)
    return { status: 403, error: { message, may: error.permittedTeams } };
  if (error instanceof GateRejection) {
    const { gate, target, actual, expected } = error;
    return { status: 422, error: { message, gate, target, found: actual, expected } };
  }
  if (error instanceof RegistryError)
    return { status: message.endsWith(' is not published.') ? 404 : 409, error: { message } };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? { status, error: { message } }
    : { status: 500, error: { message: 'Internal error of the registry: see its log.' } };
}

export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, error: body } = toErrorResponse(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ error: body });
}

export async function sendNotFound(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.code(404).send({ error: { message: 'There is no such endpoint; /docs lists them all.' } });
}

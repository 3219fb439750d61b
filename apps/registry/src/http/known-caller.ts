import { RegistryError } from '@tractor-haat/registry';
import { type Caller, holderOf } from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { ciOf } from './ci-identity.ts';

/** Nobody knows who is asking. */
export class UnknownCallerError extends Error {
  override name = 'UnknownCallerError';
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Who is asking; every route below `/v1` knows it. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new UnknownCallerError('Who is asking was not found out.');
  return caller;
}

async function identified(registryDir: string, authorization: string | undefined): Promise<Caller> {
  const [, token] = /^Bearer ([\w.-]{1,8000})$/i.exec(authorization ?? '') ?? [];
  if (!token)
    throw new UnknownCallerError(
      'Say who you are: a token of your team (MFE_TOKEN), made by mfe token create.',
    );
  try {
    // A CI's identity has three parts; ours has none.
    return await (token.includes('.') ? ciOf(registryDir, token) : holderOf(registryDir, token));
  } catch (cause) {
    if (cause instanceof RegistryError) throw new UnknownCallerError(cause.message, { cause });
    throw cause;
  }
}

/** Finds out who is asking before a body is read; nobody unknown gets further. */
export function knowCallers(app: App, registryDir: string): void {
  app.addHook('onRequest', async (request) => {
    callers.set(request, await identified(registryDir, request.headers.authorization));
  });
}

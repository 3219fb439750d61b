import { RegistryError } from '@tractor-haat/registry';
import {
  authenticateToken,
  type Caller,
  filterPermittedTeams,
  type Grant,
  listTeams,
  listTokenGrants,
  type ProtectedAction,
  requireRight,
} from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-deps.ts';
import { authenticateCi } from './authenticate-ci.ts';

export class UnknownCallerError extends Error {
  override name = 'UnknownCallerError';
}

const BEARER_PATTERN = /^Bearer ([\w.-]{1,8000})$/i;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Throws an UnknownCallerError on a route without the authentication hook. */
export function getCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new UnknownCallerError('The caller is not authenticated.');
  return caller;
}

/** Rejects a request without a valid token in `onRequest`, before Fastify reads its body. */
export function addAuthenticationHook(app: App, registryDir: string): void {
  app.addHook('onRequest', async (request) => {
    callers.set(request, await authenticate(registryDir, request.headers.authorization));
  });
}

async function authenticate(
  registryDir: string,
  authorization: string | undefined,
): Promise<Caller> {
  const [, token] = BEARER_PATTERN.exec(authorization ?? '') ?? [];
  if (!token)
    throw new UnknownCallerError(
      'Authentication is required: set MFE_TOKEN to a token of your team (mfe token create).',
    );
  try {
    // An OIDC token is a JWT, which contains dots. A token of `mfe token create` contains none.
    return await (token.includes('.')
      ? authenticateCi(registryDir, token)
      : authenticateToken(registryDir, token));
  } catch (cause) {
    if (cause instanceof RegistryError) throw new UnknownCallerError(cause.message, { cause });
    throw cause;
  }
}

/** All grants are needed, because a MissingRightError lists the teams that have the right. */
async function listGrants(registryDir: string): Promise<Grant[]> {
  return [...(await listTokenGrants(registryDir)), ...(await listTeams(registryDir))];
}

export const listPermittedTeams = async (
  registryDir: string,
  action: ProtectedAction,
): Promise<string[]> => filterPermittedTeams(await listGrants(registryDir), action);

export async function requireRights(
  registryDir: string,
  request: FastifyRequest,
  ...actions: readonly ProtectedAction[]
): Promise<void> {
  const grants = await listGrants(registryDir);
  for (const action of actions) requireRight(getCaller(request), action, grants);
}

import {
  filterPermittedTeams,
  type Grant,
  listTeams,
  listTokenGrants,
  type ProtectedAction,
  requireRight,
} from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import { getCaller } from './add-authentication-hook.ts';

/** All valid grants: a rejection lists the teams that have the missing right. */
async function listGrants(registryDir: string): Promise<Grant[]> {
  return [...(await listTokenGrants(registryDir)), ...(await listTeams(registryDir))];
}

/** Names of the teams that have a right. */
export const listPermittedTeams = async (
  registryDir: string,
  action: ProtectedAction,
): Promise<string[]> => filterPermittedTeams(await listGrants(registryDir), action);

/** Throws if the caller lacks one of these rights. */
export async function requireRights(
  registryDir: string,
  request: FastifyRequest,
  ...actions: readonly ProtectedAction[]
): Promise<void> {
  const grants = await listGrants(registryDir);
  for (const action of actions) requireRight(getCaller(request), action, grants);
}

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

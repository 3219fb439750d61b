import {
  type Grant,
  listTeams,
  type ProtectedAction,
  permit,
  teamsWith,
  tokenGrants,
} from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './known-caller.ts';

/** All valid grants: a refusal lists the teams that have the missing right. */
async function grantsOf(registryDir: string): Promise<Grant[]> {
  return [...(await tokenGrants(registryDir)), ...(await listTeams(registryDir))];
}

/** Names of the teams that have a right. */
export const teamsThatMay = async (
  registryDir: string,
  action: ProtectedAction,
): Promise<string[]> => teamsWith(await grantsOf(registryDir), action);

/** Throws if the caller lacks one of these rights. */
export async function need(
  registryDir: string,
  request: FastifyRequest,
  ...actions: readonly ProtectedAction[]
): Promise<void> {
  const grants = await grantsOf(registryDir);
  for (const action of actions) permit(callerOf(request), action, grants);
}

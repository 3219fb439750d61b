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

/** All grants that hold now: who is refused is told who could. */
async function grantsOf(registryDir: string): Promise<Grant[]> {
  return [...(await tokenGrants(registryDir)), ...(await listTeams(registryDir))];
}

/** Names of the teams that have a right. */
export const teamsThatMay = async (
  registryDir: string,
  action: ProtectedAction,
): Promise<string[]> => teamsWith(await grantsOf(registryDir), action);

/** Refuses whoever may not do all of this. */
export async function need(
  registryDir: string,
  request: FastifyRequest,
  ...actions: readonly ProtectedAction[]
): Promise<void> {
  const grants = await grantsOf(registryDir);
  for (const action of actions) permit(callerOf(request), action, grants);
}

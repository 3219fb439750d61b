import {
  type Deed,
  type Grant,
  listTeams,
  permit,
  teamsWith,
  tokenGrants,
} from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './known-caller.ts';

/** All grants that hold now: who is refused is told who could. */
async function grantsOf(office: string): Promise<Grant[]> {
  return [...(await tokenGrants(office)), ...(await listTeams(office))];
}

/** Names of the teams that have a right. */
export const teamsThatMay = async (office: string, deed: Deed): Promise<string[]> =>
  teamsWith(await grantsOf(office), deed);

/** Refuses whoever may not do all of this. */
export async function need(
  office: string,
  request: FastifyRequest,
  ...deeds: readonly Deed[]
): Promise<void> {
  const grants = await grantsOf(office);
  for (const deed of deeds) permit(callerOf(request), deed, grants);
}

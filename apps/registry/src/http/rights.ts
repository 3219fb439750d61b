import { type Deed, type Grant, permit, tokenGrants } from '@tractor-haat/registry/service';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './known-caller.ts';

/** All grants that hold now: who is refused is told who could. */
const grantsOf = (office: string): Promise<Grant[]> => tokenGrants(office);

/** Refuses whoever may not do all of this. */
export async function need(
  office: string,
  request: FastifyRequest,
  ...deeds: readonly Deed[]
): Promise<void> {
  const grants = await grantsOf(office);
  for (const deed of deeds) permit(callerOf(request), deed, grants);
}

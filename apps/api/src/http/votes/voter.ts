import type { FastifyRequest } from 'fastify';
import { signedInAccount } from '../../domain/sessions/signed-in-account.ts';
import { voterOfMark, voterOfNumber } from '../../domain/votes/voter.ts';
import { newestProven } from '../browser/known-numbers.ts';
import type { VisitorDeps } from '../browser/visitor-deps.ts';

/** Who votes: the account of this browser, else the number that was proven in it last; undefined for strangers. */
export async function voterOf(
  request: FastifyRequest,
  deps: VisitorDeps,
): Promise<string | undefined> {
  const own = await signedInAccount(request, deps);
  if (own !== undefined) return voterOfNumber(deps.key, own.mobile);
  const mark = newestProven(request, deps);
  return mark === undefined ? undefined : voterOfMark(deps.key, mark);
}

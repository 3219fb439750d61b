import type { FastifyRequest } from 'fastify';
import { voterOfMark, voterOfNumber } from '../../../shared/secrets/voter.ts';
import { newestProven } from '../../browser/known-numbers.ts';
import type { VisitorDeps } from '../../browser/visitor-deps.ts';
import { readSignedInAccount } from '../../people/sessions/read-signed-in-account.ts';

/** The voter: the browser's account, else its last verified number; undefined for others. */
export async function voterOf(
  request: FastifyRequest,
  deps: VisitorDeps,
): Promise<string | undefined> {
  const own = await readSignedInAccount(request, deps);
  if (own !== undefined) return voterOfNumber(deps.key, own.mobile);
  const mark = newestProven(request, deps);
  return mark === undefined ? undefined : voterOfMark(deps.key, mark);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { numberMark } from '../../shared/secrets/number-mark.ts';
import type { CookieDeps } from './cookies.ts';
import { addMarks, marksIn } from './signed-marks.ts';

const LIFE_SECONDS = 180 * 24 * 3600;

/**
 * What a browser may be known for: `proven` numbers, whose code was typed in it; `signed_in` to the account of a
 * number at some time before; `desk_signed_in` for the e-mail address of staff, in the place of a number.
 */
export type KnownFor = 'proven' | 'signed_in' | 'desk_signed_in';

/** True when this browser is known for the number; for 180 days. */
export function isKnown(
  request: FastifyRequest,
  what: KnownFor,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return marksIn(request, what, deps).includes(numberMark(deps.key, what, mobile));
}

/** The mark of the number that was proven in this browser last; undefined without one. */
export function newestProven(request: FastifyRequest, deps: CookieDeps): string | undefined {
  return marksIn(request, 'proven', deps)[0];
}

/** From now on it is. The cookie holds keyed hashes with their ends, and no number. */
export function rememberNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  what: KnownFor,
  mobile: string,
  deps: CookieDeps,
): void {
  const marks = [numberMark(deps.key, what, mobile)];
  addMarks(request, reply, { name: what, marks, lifeSeconds: LIFE_SECONDS }, deps);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { numberMark } from '../../shared/secrets/number-mark.ts';
import type { CookieDeps } from './cookies.ts';
import { addMarks, marksIn } from './signed-marks.ts';

const LIFE_SECONDS = 180 * 24 * 3600;

/**
 * Relations of a browser to a number: `proven`: its code was entered in it; `signed_in`: to the number's account, now
 * or earlier; `desk_signed_in`: the same for the e-mail address of staff.
 */
export type RecognitionKind = 'proven' | 'signed_in' | 'desk_signed_in';

/** True if this browser has the relation to the number; it lasts 180 days. */
export function isKnown(
  request: FastifyRequest,
  what: RecognitionKind,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return marksIn(request, what, deps).includes(numberMark(deps.key, what, mobile));
}

/** The mark of the number that was last verified in this browser; undefined without one. */
export function newestProven(request: FastifyRequest, deps: CookieDeps): string | undefined {
  return marksIn(request, 'proven', deps)[0];
}

/** Adds the relation. The cookie contains keyed hashes with expiry times, and no number. */
export function rememberNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  what: RecognitionKind,
  mobile: string,
  deps: CookieDeps,
): void {
  const marks = [numberMark(deps.key, what, mobile)];
  addMarks(request, reply, { name: what, marks, lifeSeconds: LIFE_SECONDS }, deps);
}

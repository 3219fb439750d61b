import { Refusal } from './refusal.ts';

/** What was found, or a 404 that says what there is none of. */
export function orNotFound<T>(what: string, id: number | string, found: T | undefined): T {
  if (found === undefined) throw new Refusal('NOT_FOUND', `There is no ${what} ${id}.`);
  return found;
}

import { refuseTold } from '../../shared/refuse-told.ts';

/** Throws a 404 for an unknown address. */
export function refuseUnknownAddress(): never {
  throw refuseTold('not_there', 'NOT_FOUND');
}

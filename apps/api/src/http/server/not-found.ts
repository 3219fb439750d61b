import { refuseWithMessage } from '../../shared/refuse-told.ts';

/** Throws a 404 for an unknown address. */
export function refuseUnknownAddress(): never {
  throw refuseWithMessage('not_there', 'NOT_FOUND');
}

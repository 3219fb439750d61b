import { refuseTold } from '../../shared/refuse-told.ts';

/** No route has this address. */
export function refuseUnknownAddress(): never {
  throw refuseTold('not_there', 'NOT_FOUND');
}

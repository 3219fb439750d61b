import { Refusal } from '../../shared/refusal.ts';

/** No route has this address. */
export function refuseUnknownAddress(): never {
  throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
}

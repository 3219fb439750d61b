import { KEPT_KEY } from '@tractor-haat/pages';

/** Storage key of the lists of this document until the code that merges them into `KEPT_KEY` has loaded. */
export const PENDING_KEY = `${KEPT_KEY}.${globalThis.performance?.timeOrigin}`;

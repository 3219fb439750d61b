/** Lowest contract number. */
export const FIRST_CONTRACT = 1;

/**
 * A shell of contract N runs remotes of the contracts N and N-1. Deprecated members remain for one
 * version, so that a change of the contract never requires a release of all remotes at once.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

/** Lowest valid contract number, because contracts are numbered from 1. */
export const FIRST_CONTRACT = 1;

/**
 * Returns true if a shell of contract N can run a remote of `contract`, which is N or N-1. A deprecated member stays
 * for one version, so a change of the contract does not require all remotes to release at once.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

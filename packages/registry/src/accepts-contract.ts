/** There was none before it. */
export const FIRST_CONTRACT = 1;

/**
 * A shell of contract N runs remotes of N and of the one before: what is to go is kept for one
 * version, so that a change of contract never needs all remotes at the same moment.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

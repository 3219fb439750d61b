/** Default for records from before contract numbers. */
export const FIRST_CONTRACT = 1;

/**
 * A shell of contract N runs remotes of N and N-1: deprecated members stay for one version, so that
 * a contract change never requires releasing all remotes at once.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

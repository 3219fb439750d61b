export const FIRST_CONTRACT = 1;

/**
 * True if a remote's contract number equals that of the shell or is one lower. A deprecated member stays for one
 * version, so a new contract does not require all remotes to release at once.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

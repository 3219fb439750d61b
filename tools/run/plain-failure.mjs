/** An operational error. The message is printed without a stack trace. */
export class PlainFailure extends Error {}

/** Error names of the registry, whose classes cannot be imported before its dependencies exist. */
const REGISTRY_ERRORS = ['RegistryError', 'GateRejection'];

const NETWORK_ERROR =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b|error sending request|failed to lookup address|network request/i;

/** Returns a message for an external cause that an error or the output of a command names, or null. */
export function explainFailure(text) {
  if (/\bENOSPC\b|no space left on device/i.test(text))
    return 'The disk is full: free about 3 GB and start again.';
  if (/\bEDQUOT\b/.test(text)) return 'The disk quota is used up: free about 3 GB and start again.';
  if (/\bEINTEGRITY\b/.test(text))
    return 'A downloaded package does not match the lock file: do not use it; check the registry or proxy.';
  if (/\bEROFS\b|read-only file system/i.test(text))
    return 'The project folder is on a read-only disk: it must be writable.';
  if (NETWORK_ERROR.test(text))
    return 'The npm registry cannot be reached: the first start needs the network (check connection and proxy).';
  if (/\bE(ACCES|PERM)\b|permission denied/i.test(text))
    return 'The project folder is not writable for this user: change its owner or its rights.';
  return null;
}

/** Returns the message of an operational error of a tool or of the registry, or null for a bug. */
export const getFailureMessage = (error) =>
  error instanceof PlainFailure || REGISTRY_ERRORS.includes(error.name)
    ? error.message
    : explainFailure(`${error.code} ${error.message}`);

/** Prints the message of an operational error. A bug is printed with its stack trace. Exits with 1. */
export function fail(error) {
  const message = getFailureMessage(error);
  console.error(message ? `\n✗ ${message}` : error);
  process.exit(1);
}

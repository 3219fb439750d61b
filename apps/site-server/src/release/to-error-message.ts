/** Errors of bundles can come from another realm, where `instanceof` fails. */
export const toErrorMessage = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

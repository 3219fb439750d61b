/** What an error says; errors of bundles may come from another realm, where `instanceof` is false. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);

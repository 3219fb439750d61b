/**
 * Flags for tests and measurements: without background requests, which would distort the results, and without the
 * sandbox, which root cannot use.
 */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Chromium is started to test or measure the site: in a sandbox of the machine's own, and asking nobody on the
 * network for anything.
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

/** `export default remoteTests(import.meta.dirname)` is a remote's whole jest.config.mjs. */
export { remoteTests } from '@tractor-haat/tooling/jest';

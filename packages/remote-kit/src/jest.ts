/** Configuration of Jest. `jest.config.mjs` of a remote exports `remoteTests(import.meta.dirname)`. */
export { remoteTests } from '@tractor-haat/tooling/jest';

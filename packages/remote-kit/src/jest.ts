/** Jest configuration. A remote's jest.config.mjs exports `remoteTests(import.meta.dirname)`. */
export { remoteTests } from '@tractor-haat/tooling/jest';

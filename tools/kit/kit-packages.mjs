import path from 'node:path';
import { root } from '../run/paths.mjs';

/** Packages for external teams, in dependency order. */
export const KIT_PACKAGES = [
  'i18n',
  'api-client',
  'platform',
  'ui',
  'forms',
  'tooling',
  'remote-kit',
  'create-remote',
];

/** Files that are not packed, because only this repository uses them. */
const INTERNAL_FILES = [
  'webpack/build.mjs',
  'webpack/one-bundle.mjs',
  'patches/weigh.mjs',
  'provide-chromium.',
  'jest/plain-node-setup',
  'jest/hang-reporter',
];

/** Whether a file below a package's `src` is packed. */
export const isPacked = (file) =>
  !/\.(?:test|stories)\.tsx?$|[\\/]ui[\\/]src[\\/]workshop[\\/]/.test(file) &&
  !/[\\/]i18n[\\/]src[\\/]check[\\/]main\.ts$/.test(file) &&
  !INTERNAL_FILES.some((internal) => file.split(path.sep).join('/').includes(internal));

export const getPackageFolder = (name) => path.join(root, 'packages', name);

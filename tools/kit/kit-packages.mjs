import path from 'node:path';
import { root } from '../run/paths.mjs';

/** The packages for external teams, in the order of their dependencies. */
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

/** Only this repository uses these files, so they are not packed. */
const INTERNAL_FILES = [
  'webpack/build.mjs',
  'webpack/one-bundle.mjs',
  'patches/weigh.mjs',
  'provide-chromium.',
  'jest/plain-node-setup',
  'jest/hang-reporter',
];

/** `file` is a path below the `src` of a package. */
export const isPacked = (file) =>
  !/\.(?:test|stories)\.tsx?$|[\\/]ui[\\/]src[\\/]workshop[\\/]/.test(file) &&
  !/[\\/]i18n[\\/]src[\\/]check[\\/]main\.ts$/.test(file) &&
  !INTERNAL_FILES.some((internal) => file.split(path.sep).join('/').includes(internal));

export const getPackageFolder = (name) => path.join(root, 'packages', name);

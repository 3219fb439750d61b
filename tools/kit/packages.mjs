import path from 'node:path';
import { root } from '../run/paths.mjs';

/** What is packed for teams elsewhere, in the order in which one needs the other. */
export const KIT = [
  'i18n',
  'api-client',
  'platform',
  'ui',
  'forms',
  'tooling',
  'remote-kit',
  'create-remote',
];

/** Measures and installs things of this repository: no part of what a team gets. */
const OURS_ALONE = ['webpack/build.mjs', 'webpack/one-bundle.mjs', 'patches/weigh.mjs', 'provide.'];

/** Whether a file below a package's `src` is packed, as it is or built. */
export const isPacked = (file) =>
  !/\.test\.tsx?$/.test(file) &&
  !/[\\/]i18n[\\/]src[\\/]check[\\/]main\.ts$/.test(file) &&
  !OURS_ALONE.some((one) => file.split(path.sep).join('/').includes(one));

export const folderOf = (name) => path.join(root, 'packages', name);

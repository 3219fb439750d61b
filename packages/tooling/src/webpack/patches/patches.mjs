/**
 * Patches of third-party packages. The build fails if a package has another version or a patch matches nothing. A patch
 * must save at least 1 KB, which weigh.mjs measures.
 */
import { fileURLToPath } from 'node:url';

/** Resolves a package of this repository, which is source code here and a build in the repository of a team. */
const resolvePackage = (name) => fileURLToPath(import.meta.resolve(`@tractor-haat/${name}`));

const createReexport = (file) => () => `export { default } from ${JSON.stringify(file)};\n`;

const DEVELOPMENT_BUILD = 'dist/development/';

/**
 * Redirects to the production build, and marks the creation of link components as free of side effects, so that unused
 * ones are removed.
 */
const patchRouter = (source, file) =>
  file.startsWith(DEVELOPMENT_BUILD)
    ? `export * from '../production/${file.slice(DEVELOPMENT_BUILD.length)}';\n`
    : source
        .replace(/^(var (?:Nav)?Link = )(?=React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
        .replace(/^(?:Nav)?Link\.displayName = .*$/gm, '');

/**
 * @typedef Patch
 * @property {string} name
 * @property {string} package
 * @property {string} version exact version that the patch was written for
 * @property {readonly string[]} files of the package that the patch must change
 * @property {'shell' | 'remote' | undefined} appKind kind of app whose builds it patches; default all
 * @property {string} reason
 * @property {number} saves brotli bytes of the first script of a visit, as weighed on 23 November 2026
 * @property {(source: string, file: string) => string} change
 */

/** @type {readonly Patch[]} */
export const patches = [
  {
    name: "the visitors' router",
    package: 'react-router',
    version: '7.18.5',
    files: [
      'dist/development/index.mjs',
      'dist/development/dom-export.mjs',
      'dist/production/chunk-7RTFRKQW.mjs',
    ],
    appKind: undefined,
    reason:
      'Its package exports the development build to all browsers, and includes link components that the site replaces by its own.',
    saves: 2823,
    change: patchRouter,
  },
  {
    name: 'federation in a remote',
    package: '@module-federation/webpack-bundler-runtime',
    version: '2.9.2',
    files: ['dist/bundler.js'],
    appKind: 'remote',
    reason:
      'A remote shares no modules and loads no remotes, so it needs only a small part of the runtime.',
    saves: 3430,
    change: createReexport(resolvePackage('tooling/remote-runtime')),
  },
  {
    name: 'icons without names',
    package: 'lucide-react',
    version: '1.75.0',
    files: ['dist/esm/createLucideIcon.mjs'],
    appKind: undefined,
    reason:
      'Our icons are neither looked up by name nor rescaled, and each app would bundle the code for both.',
    saves: 1038,
    change: createReexport(resolvePackage('ui/lucide-icon')),
  },
];

/**
 * Patches of one build, except those in `without`. Server bundles get the patches without `appKind`, because these can
 * change the HTML, which must equal that of the browser.
 */
export const selectPatches = ({ isShell, onServer, without = [] }) =>
  patches
    .filter(({ name }) => !without.includes(name))
    .filter(({ appKind }) => !appKind || (!onServer && isShell === (appKind === 'shell')))
    .map((patch) => ({ ...patch, isRequired: patch.appKind !== undefined }));

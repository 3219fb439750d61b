import fs from 'node:fs';
import { createRequire } from 'node:module';

const createPackageRequire = (name) =>
  createRequire(import.meta.resolve(`@tractor-haat/${name}/package.json`));

const platformRequire = createPackageRequire('platform');
const formsRequire = createPackageRequire('forms');

/** Version of the package that the shell resolves. `.` is the package `platform` itself. */
const readVersion = (name, packageRequire = platformRequire) => {
  const file = name === '.' ? './package.json' : `${name}/package.json`;
  return JSON.parse(fs.readFileSync(packageRequire.resolve(file), 'utf8')).version;
};

/**
 * Modules that the shell provides once (apps/shell, `src/browser/remotes/get-federation.ts`). Remotes import them without a
 * copy (`import: false`), so that a page never has two Reacts. `onDemandVersions`, which few visits require, are loaded
 * with the first remote that imports them. All other dependencies are bundled into each app.
 */
const initialVersions = {
  react: readVersion('react'),
  'react/': readVersion('react'),
  'react-dom': readVersion('react-dom'),
  'react-dom/client': readVersion('react-dom'),
  '@tractor-haat/platform': readVersion('.'),
  '@tractor-haat/platform/island': readVersion('.'),
};

const onDemandVersions = { 'react-final-form': readVersion('react-final-form', formsRequire) };

const createShareOptions = (version) => ({ singleton: true, requiredVersion: `^${version}` });

const allVersions = { ...initialVersions, ...onDemandVersions };

/** Option `shared` of the federation plugin in remotes. */
export const sharedModules = Object.fromEntries(
  Object.entries(allVersions).map(([name, version]) => [
    name,
    { ...createShareOptions(version), import: false },
  ]),
);

/** Versions of all modules in the share scope of the shell. */
export const sharedVersions = { ...allVersions, 'react/jsx-runtime': initialVersions.react };

/** Modules that records list. Their subpaths have the same version. */
const recordedVersions = Object.entries(allVersions).filter(
  ([name]) => !name.endsWith('/') && name !== 'react-dom/client',
);

/** Version ranges that a remote requires from the shell, for its record. */
export const requiredRanges = Object.fromEntries(
  recordedVersions.map(([name, version]) => [name, `^${version}`]),
);

/** Exact versions that the shell provides, for its record. */
export const providedVersions = Object.fromEntries(recordedVersions);

/** Excludes shared modules from the server bundle of a remote, because the site server provides them. */
export function sharedExternals({ request }, done) {
  const isShared = Object.keys(allVersions).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  );
  if (isShared) done(null, `commonjs ${request}`);
  else done();
}

import fs from 'node:fs';
import { createRequire } from 'node:module';

/** Resolves packages as one of our packages does. */
const createPackageRequire = (name) =>
  createRequire(import.meta.resolve(`@tractor-haat/${name}/package.json`));

const fromPlatform = createPackageRequire('platform');
const fromForms = createPackageRequire('forms');

/** Installed version of a package, as the shell resolves it. */
const readVersion = (name, from = fromPlatform) => {
  const file = name === '.' ? './package.json' : `${name}/package.json`;
  return JSON.parse(fs.readFileSync(from.resolve(file), 'utf8')).version;
};

/**
 * Modules that are shared at run time.
 * The shell provides each module once (apps/shell, `src/browser/get-federation.ts`); remotes import it without a
 * copy (`import: false`), so that a page never has two Reacts. Modules that few visits require are shared too, and loaded
 * with the first remote that imports them. All other dependencies are bundled into each app.
 */
const provided = {
  react: readVersion('react'),
  'react/': readVersion('react'),
  'react-dom': readVersion('react-dom'),
  'react-dom/client': readVersion('react-dom'),
  '@tractor-haat/platform': readVersion('.'),
  '@tractor-haat/platform/island': readVersion('.'),
};

const onDemand = { 'react-final-form': readVersion('react-final-form', fromForms) };

const createShareOptions = (version) => ({ singleton: true, requiredVersion: `^${version}` });

const allVersions = { ...provided, ...onDemand };

/** The `shared` option of the federation plugin for remotes. */
export const sharedModules = Object.fromEntries(
  Object.entries(allVersions).map(([name, version]) => [
    name,
    { ...createShareOptions(version), import: false },
  ]),
);

/** Versions that the shell shares. */
export const sharedVersions = { ...allVersions, 'react/jsx-runtime': provided.react };

/** Ranges required from the shell, as in a remote's record. */
export const requiredRanges = Object.fromEntries(
  Object.entries(allVersions)
    .filter(([name]) => !name.endsWith('/') && name !== 'react-dom/client')
    .map(([name, version]) => [name, `^${version}`]),
);

/** Exact versions provided by the shell, as in its record. */
export const providedVersions = Object.fromEntries(
  Object.entries(allVersions).filter(
    ([name]) => !name.endsWith('/') && name !== 'react-dom/client',
  ),
);

/** Excludes shared modules from a remote's server bundle; the site server provides them. */
export function sharedExternals({ request }, done) {
  const isShared = Object.keys(allVersions).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  );
  if (isShared) done(null, `commonjs ${request}`);
  else done();
}

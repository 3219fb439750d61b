import fs from 'node:fs';
import { createRequire } from 'node:module';

/** Finds packages as one of ours does. */
const within = (name) => createRequire(import.meta.resolve(`@tractor-haat/${name}/package.json`));

const fromPlatform = within('platform');
const fromForms = within('forms');

/** Version of a package as it is installed, read where the shell finds it. */
const versionOf = (name, from = fromPlatform) => {
  const file = name === '.' ? './package.json' : `${name}/package.json`;
  return JSON.parse(fs.readFileSync(from.resolve(file), 'utf8')).version;
};

/**
 * What all apps of the page have in common at run time, and on whose terms.
 *
 * The shell offers each module, once (apps/shell, `src/browser/federation-runtime.ts`); a remote asks for it and brings
 * no copy (`import: false`), so that a page can never hold two Reacts and a remote pays nothing for them.
 * What only some visits need comes from the shell as well, once, with the first remote that asks for it.
 * Everything else that an app imports is its own, tree-shaken into its own bundle.
 */
const provided = {
  react: versionOf('react'),
  'react/': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@tractor-haat/platform': versionOf('.'),
  '@tractor-haat/platform/island': versionOf('.'),
};

const onDemand = { 'react-final-form': versionOf('react-final-form', fromForms) };

const terms = (version) => ({ singleton: true, requiredVersion: `^${version}` });

const all = { ...provided, ...onDemand };

/** The `shared` option of the federation plugin for a remote. */
export const sharedModules = Object.fromEntries(
  Object.entries(all).map(([name, version]) => [name, { ...terms(version), import: false }]),
);

/** What the shell says that it offers, by the names under which remotes ask for it. */
export const sharedVersions = { ...all, 'react/jsx-runtime': provided.react };

/** What a remote asks of the shell, as written into its record: package name to range. */
export const requiredRanges = Object.fromEntries(
  Object.entries(all)
    .filter(([name]) => !name.endsWith('/') && name !== 'react-dom/client')
    .map(([name, version]) => [name, `^${version}`]),
);

/** What the shell offers, as written into its record: package name to exact version. */
export const providedVersions = Object.fromEntries(
  Object.entries(all).filter(([name]) => !name.endsWith('/') && name !== 'react-dom/client'),
);

/** Leaves shared modules out of a remote's server bundle: there the site server hands them in. */
export function sharedExternals({ request }, done) {
  const isShared = Object.keys(all).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  );
  if (isShared) done(null, `commonjs ${request}`);
  else done();
}

import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const fromPlatform = createRequire(new URL('../../../platform/package.json', import.meta.url));
const fromForms = createRequire(new URL('../../../forms/package.json', import.meta.url));

/** Version of a package as it is installed, read where the shell finds it. */
const versionOf = (name, from = fromPlatform) => {
  const file = name === '.' ? './package.json' : `${name}/package.json`;
  return JSON.parse(fs.readFileSync(from.resolve(file), 'utf8')).version;
};

/**
 * What all apps of the page have in common at run time, and on whose terms.
 *
 * The shell provides each module, once, in its own first files (`eager`); a remote asks for it and brings
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
};

const onDemand = { 'react-final-form': versionOf('react-final-form', fromForms) };

const terms = (version) => ({ singleton: true, requiredVersion: `^${version}` });

/** The shell imports it nowhere: its folder says what is offered. */
const folderOf = (name) => path.dirname(fromForms.resolve(`${name}/package.json`));

/** The `shared` option of the federation plugin for the shell or for a remote. */
export function sharedModules({ isShell }) {
  const always = Object.entries(provided).map(([name, version]) => [
    name,
    { ...terms(version), ...(isShell ? { eager: true } : { import: false }) },
  ]);
  const wanted = Object.entries(onDemand).map(([name, version]) =>
    isShell
      ? [folderOf(name), { ...terms(version), shareKey: name, version }]
      : [name, { ...terms(version), import: false }],
  );
  return Object.fromEntries([...always, ...wanted]);
}

const all = { ...provided, ...onDemand };

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

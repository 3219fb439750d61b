/**
 * What all apps of the page have in common at run time, and on whose terms.
 *
 * The shell provides each module, once, in its own first files (`eager`); a remote asks for it and brings
 * no copy (`import: false`), so that a page can never hold two Reacts and a remote pays nothing for them.
 * Everything else that an app imports is its own, tree-shaken into its own bundle.
 */
const provided = {
  react: '19.3.1',
  'react/': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  '@tractor-haat/platform': '1.0.0',
};

/** The `shared` option of the federation plugin for the shell or for a remote. */
export function sharedModules({ isShell }) {
  return Object.fromEntries(
    Object.entries(provided).map(([name, version]) => [
      name,
      {
        singleton: true,
        requiredVersion: `^${version}`,
        ...(isShell ? { eager: true } : { import: false }),
      },
    ]),
  );
}

/** What a remote asks of the shell, as written into its record: package name to range. */
export const requiredRanges = Object.fromEntries(
  Object.entries(provided)
    .filter(([name]) => !name.endsWith('/') && name !== 'react-dom/client')
    .map(([name, version]) => [name, `^${version}`]),
);

/** What the shell offers, as written into its record: package name to exact version. */
export const providedVersions = Object.fromEntries(
  Object.entries(provided).filter(([name]) => !name.endsWith('/') && name !== 'react-dom/client'),
);

/** Leaves shared modules out of a remote's server bundle: there the site server hands them in. */
export function sharedExternals({ request }, done) {
  const isShared = Object.keys(provided).some((name) =>
    name.endsWith('/') ? request.startsWith(name) : request === name,
  );
  if (isShared) done(null, `commonjs ${request}`);
  else done();
}

// Names the chunk of each `import('./…')` after its file, with the app as prefix: `sign-in.page.tsx` of account becomes
// `account-sign-in`, `locales/sign-in.hi.json` becomes `account-sign-in-hi`. An explicit `webpackChunkName` is not
// replaced.
const IMPORT_PATTERN = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const IN_APPS = /[\\/]apps[\\/]([^\\/]+)[\\/]src[\\/]/;

const ROLE_SUFFIX = /(\.page|\.widget)?\.(tsx?|json)$/;

/** @param {string} app @param {string} file as it is imported */
const toChunkName = (app, file) => {
  const baseName = file.split('/').at(-1).replace(ROLE_SUFFIX, '');
  return `${app}-${baseName.replaceAll('.', '-')}`;
};

module.exports = function chunkNames(source) {
  const { app, folder } = this.getOptions();
  const isInApp = this.resourcePath.startsWith(folder);
  const owner = isInApp ? app : IN_APPS.exec(this.resourcePath)?.[1];
  if (!owner) return source;
  return source.replace(
    IMPORT_PATTERN,
    (_, quote, file) =>
      `import(/* webpackChunkName: "${toChunkName(owner, file)}" */ ${quote}${file}${quote}`,
  );
};

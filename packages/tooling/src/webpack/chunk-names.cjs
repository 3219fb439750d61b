// Names the chunk of each `import('./…')` after its file, prefixed with the app: `sign-in.page.tsx` of account becomes
// `account-sign-in`, `locales/sign-in.hi.json` becomes `account-sign-in-hi`. Explicit names stay.
const IMPORT = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const IN_APPS = /[\\/]apps[\\/]([^\\/]+)[\\/]src[\\/]/;

/** File-role suffixes are not part of the chunk name. */
const ROLE = /(\.page|\.widget)?\.(tsx?|json)$/;

/** @param {string} app @param {string} file as it is imported */
const nameOf = (app, file) => {
  const own = file.split('/').at(-1).replace(ROLE, '');
  return `${app}-${own.replaceAll('.', '-')}`;
};

module.exports = function chunkNames(source) {
  const { app, folder } = this.getOptions();
  const isOwn = this.resourcePath.startsWith(folder);
  const owner = isOwn ? app : IN_APPS.exec(this.resourcePath)?.[1];
  if (!owner) return source;
  return source.replace(
    IMPORT,
    (_, quote, file) =>
      `import(/* webpackChunkName: "${nameOf(owner, file)}" */ ${quote}${file}${quote}`,
  );
};

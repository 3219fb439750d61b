// Names the chunk of each `import('./…')` by its file, with the app's name before it: `sign-in.page.tsx` of account is
// `account-sign-in`, `locales/sign-in.hi.json` is `account-sign-in-hi`. What has a name of its own keeps it.
const IMPORT = /\bimport\(\s*(['"])(\.{1,2}\/[^'"]+)\1/g;
const IN_APPS = /[\\/]apps[\\/]([^\\/]+)[\\/]src[\\/]/;

/** What a file is, beside its name, is no part of the chunk's. */
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

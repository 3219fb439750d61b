import chunkNames from './chunk-names.cjs';

const folder = '/work-tree/apps/account/';

const nameChunks = (source: string, resourcePath = `${folder}src/remote.tsx`) =>
  chunkNames.call({ getOptions: () => ({ app: 'account', folder }), resourcePath }, source);

test.each([
  ["import('./pages/register.page.tsx')", 'account-register'],
  ["import('./popup/sign-in-popup.widget.tsx')", 'account-sign-in-popup'],
  ["import('./locales/sign-in.hi.json')", 'account-sign-in-hi'],
  ["import(\n  '../steps.ts'\n)", 'account-steps'],
])('names the chunk of %s %s', (source, name) => {
  expect(nameChunks(source)).toContain(`/* webpackChunkName: "${name}" */ '`);
});

test('preserves an explicit chunk name', () => {
  const explicitImport = `import(/* webpackChunkName: "account-saved" */ './tray.tsx')`;
  expect(nameChunks(explicitImport)).toBe(explicitImport);
});

test('does not name the chunk of a package', () => {
  expect(nameChunks("import('swiper')")).toBe("import('swiper')");
});

test('names the chunk of another app after that app', () => {
  const file = '/work-tree/apps/media/src/remote.tsx';
  expect(nameChunks("import('./post.page.tsx')", file)).toContain('"media-post"');
});

test('does not name a chunk that a shared package imports', () => {
  const file = '/work-tree/packages/pages/src/later.tsx';
  expect(nameChunks("import('./tray.tsx')", file)).toBe("import('./tray.tsx')");
});

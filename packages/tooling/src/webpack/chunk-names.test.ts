import chunkNames from './chunk-names.cjs';

const folder = '/work-tree/apps/account/';

const nameChunks = (source: string, resourcePath = `${folder}src/remote.tsx`) =>
  chunkNames.call({ getOptions: () => ({ app: 'account', folder }), resourcePath }, source);

test.each([
  ["import('./pages/register.page.tsx')", 'account-register'],
  ["import('./popup/sign-in-popup.widget.tsx')", 'account-sign-in-popup'],
  ["import('./locales/sign-in.hi.json')", 'account-sign-in-hi'],
  ["import(\n  '../steps.ts'\n)", 'account-steps'],
])('%s gets the chunk name %s', (source, name) => {
  expect(nameChunks(source)).toContain(`/* webpackChunkName: "${name}" */ '`);
});

test('preserves explicit chunk names, ignores packages, and names chunks of another app after that app', () => {
  const explicitImport = `import(/* webpackChunkName: "account-saved" */ './tray.tsx')`;
  expect(nameChunks(explicitImport)).toBe(explicitImport);
  expect(nameChunks("import('swiper')")).toBe("import('swiper')");
  const elsewhere = '/work-tree/apps/media/src/remote.tsx';
  expect(nameChunks("import('./post.page.tsx')", elsewhere)).toContain('"media-post"');
  const shared = '/work-tree/packages/pages/src/later.tsx';
  expect(nameChunks("import('./tray.tsx')", shared)).toBe("import('./tray.tsx')");
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** File, what it imports, whether that is allowed. */
const cases: [file: string, imported: string, isAllowed: boolean][] = [
  ['apps/media/src/page.tsx', '@tractor-haat/platform', true],
  ['apps/media/src/page.tsx', '@tractor-haat/ui', true],
  ['apps/media/src/page.tsx', '@tractor-haat/api-client', true],
  ['apps/media/src/page.tsx', '@tractor-haat/i18n', true],
  ['apps/media/src/page.tsx', '../list/card.tsx', true],
  ['apps/media/src/page.tsx', 'react', true],
  ['apps/media/src/page.tsx', '@tractor-haat/catalogue', false],
  ['apps/media/src/page.tsx', '@tractor-haat/shell', false],
  ['apps/media/src/page.tsx', '@tractor-haat/registry', false],
  ['apps/media/src/page.tsx', '@tractor-haat/platform/shell', false],
  ['apps/media/src/page.tsx', '@tractor-haat/platform/testing', false],
  ['apps/media/src/page.tsx', '@tractor-haat/api-client/contract', false],
  ['apps/media/src/page.tsx', 'react-router-dom', false],
  ['apps/media/src/page.tsx', 'react-router', false],
  ['apps/media/src/page.tsx', 'react-redux', false],
  ['apps/media/src/page.tsx', '@reduxjs/toolkit', false],
  ['apps/media/src/page.tsx', 'react-i18next', false],
  ['apps/media/src/page.tsx', '@module-federation/enhanced/runtime', false],
  ['apps/media/src/page.tsx', '../../catalogue/src/list.tsx', false],
  ['apps/media/src/deep/er/page.tsx', '../../../../packages/ui/src/card.tsx', false],
  ['apps/a-later-remote/src/page.tsx', '@tractor-haat/catalogue', false],
  ['apps/media/src/page.test.tsx', '@tractor-haat/platform/testing', true],
  ['apps/media/src/page.test.tsx', '@tractor-haat/catalogue', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/platform/shell', true],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/registry', false],
  ['apps/shell/src/browser/main.tsx', '@tractor-haat/media', false],
  ['apps/shell/src/host/main.ts', '@tractor-haat/registry', true],
  ['apps/shell/src/host/main.ts', '@tractor-haat/media', false],
  ['apps/api/src/main.ts', '@tractor-haat/api-client/contract', true],
  ['apps/api/src/main.ts', '@tractor-haat/platform', false],
  ['packages/platform/src/store.ts', '@tractor-haat/i18n', true],
  ['packages/platform/src/store.ts', '@tractor-haat/api-client', false],
  ['packages/platform/src/store.ts', '@tractor-haat/ui', false],
  ['packages/platform/src/store.ts', 'react-router-dom', true],
  ['packages/ui/src/card.tsx', '@tractor-haat/i18n', true],
  ['packages/ui/src/card.tsx', '@tractor-haat/platform', false],
  ['packages/api-client/src/client.ts', '@tractor-haat/ui', false],
  ['packages/registry/src/publish.ts', '@tractor-haat/i18n', false],
];

let refused: Map<string, string>;

beforeAll(() => {
  // A small copy of the house with one import per file, under the real rules.
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
  for (const file of ['biome.json', '.gitignore'])
    fs.copyFileSync(path.join(root, file), path.join(house, file));
  const names = cases.map(([file, imported], index) => {
    const name = file.replace(/(\.test)?\.tsx?$/, (ending) => `-${index}${ending}`);
    fs.mkdirSync(path.dirname(path.join(house, name)), { recursive: true });
    fs.writeFileSync(
      path.join(house, name),
      `import { x } from '${imported}';\n\nexport default x;\n`,
    );
    return name;
  });
  let output: string;
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const options = { cwd: house, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  try {
    output = execFileSync(path.join(root, 'node_modules/.bin/biome'), args, options);
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output);
  refused = new Map();
  for (const diagnostic of diagnostics) {
    const index = names.indexOf(diagnostic.location.path.file ?? diagnostic.location.path);
    const [file, imported] = cases[index] ?? [];
    if (diagnostic.category === 'lint/style/noRestrictedImports')
      refused.set(`${file} ${imported}`, JSON.stringify(diagnostic));
  }
});

test.each(cases)('%s imports %s: allowed %s', (file, imported, isAllowed) => {
  expect(refused.has(`${file} ${imported}`)).toBe(!isAllowed);
});

test('a refusal says what to do instead', () => {
  expect(refused.get('apps/media/src/page.tsx react-redux')).toContain(
    'Import it from @tractor-haat/platform',
  );
});

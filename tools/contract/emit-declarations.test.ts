import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { emitDeclarations } from './emit-declarations.mjs';

function createPackage(files: Record<string, string>) {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), 'declarations-test-'));
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(base, file), text);
  return base;
}

test('emits each file that the entry imports', async () => {
  const base = createPackage({
    'index.ts': `export { size } from './size.ts';`,
    'size.ts': 'const unused = 1; export const size = 2;',
  });
  expect(Object.keys(await emitDeclarations(base, ['index.ts']))).toEqual([
    'index.d.ts',
    'size.d.ts',
  ]);
});

test.each([
  [
    'exports an unnamed type',
    `import { makeSecret } from './secret.js'; export const a = makeSecret();`,
  ],
  ['has a type error', `export const a: number = 'text';`],
  ['imports a missing file', `export { a } from './missing.ts';`],
])('fails with the file name if a file %s', async (_, text) => {
  const base = createPackage({
    'index.ts': `export { a } from './broken.ts';`,
    'broken.ts': text,
    'secret.d.ts':
      'interface Secret { readonly code: number } export declare function makeSecret(): Secret; export {};',
  });
  await expect(emitDeclarations(base, ['index.ts'])).rejects.toThrow(
    /^The shared types do not compile:\n.*broken\.ts/,
  );
});

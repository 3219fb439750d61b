import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('documents every failure code for operators and no other', () => {
  const known =
    read('packages/api-client/src/contract/client-events.contract.ts').match(/TH-\d{3}/g) ?? [];
  const documented = read('docs/operations.md').match(/(?<=^### )TH-\d{3}/gm) ?? [];
  expect(known.length).toBeGreaterThan(10);
  expect(documented).toEqual(known);
});

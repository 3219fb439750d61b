import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

test('docs/operations.md lists exactly the failure codes of the contract', () => {
  const codes =
    read('packages/api-client/src/contract/client-events.contract.ts').match(/TH-\d{3}/g) ?? [];
  const documented = read('docs/operations.md').match(/(?<=^### )TH-\d{3}/gm) ?? [];
  expect(codes.length).toBeGreaterThan(10);
  expect(documented).toEqual(codes);
});

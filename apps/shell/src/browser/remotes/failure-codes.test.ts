import fs from 'node:fs';
import path from 'node:path';

const repositoryRoot = path.resolve(import.meta.dirname, '../../../../..');
const readText = (file: string) => fs.readFileSync(path.join(repositoryRoot, file), 'utf8');

test('docs/operations.md lists exactly the failure codes of the contract', () => {
  const contractCodes =
    readText('packages/api-client/src/contract/client-events.contract.ts').match(/TH-\d{3}/g) ?? [];
  const documentedCodes = readText('docs/operations.md').match(/(?<=^### )TH-\d{3}/gm) ?? [];
  expect(contractCodes.length).toBeGreaterThan(10);
  expect(documentedCodes).toEqual(contractCodes);
});

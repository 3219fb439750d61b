import fs from 'node:fs/promises';
import { readLive } from './composition.ts';
import { readEarlierCompositions } from './read-earlier-compositions.ts';
import { storeLayout } from './store-layout.ts';
import { newSite } from './testing/site.ts';

const env = 'production' as const;

async function digestsOf(store: string) {
  const digests: string[] = [];
  for await (const { digest } of readEarlierCompositions(store, env)) digests.push(digest);
  return digests;
}

test('tells every composition that was live, the newest first, from the log alone', async () => {
  const { store, goLive } = await newSite();
  const live: string[] = [];
  for (const build of [{ name: 'shell' }, { name: 'media' }, { name: 'media', code: '2' }]) {
    await goLive(build);
    live.unshift((await readLive(store, env)).composition.digest);
  }
  await fs.writeFile(storeLayout.environment(store, env), 'garbage');
  expect(await digestsOf(store)).toEqual(live);
});

test('leaves out what cannot be read any more, and knows nothing of an empty store', async () => {
  const { store, goLive } = await newSite();
  expect(await digestsOf(store)).toEqual([]);
  await goLive({ name: 'shell' });
  const { digest } = (await readLive(store, env)).composition;
  const { name, version } = await goLive({ name: 'media' });
  await fs.writeFile(storeLayout.record(store, name, version), '{');
  expect(await digestsOf(store)).toEqual([digest]);
});

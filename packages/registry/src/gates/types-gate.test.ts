import path from 'node:path';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { rollback } from '../rollback.ts';
import { type AppBuild, layApp } from '../testing/app-build.ts';
import { newSite } from '../testing/site.ts';

const env = 'production';
const by = 'tester';
const tools = {
  types: [
    process.execPath,
    path.resolve(import.meta.dirname, '../../../../tools/contract-types.mjs'),
  ],
} as { types: [string, string] };

const typesWith = (...names: string[]) =>
  JSON.stringify({
    'index.d.ts': names.map((name) => `export declare function ${name}(): void;`).join(' '),
  });

/** Publishes and promotes apps with the types that they were built against. */
async function siteOfTypes() {
  const { store, apps } = await newSite();
  const ship = async (build: AppBuild, types: string) =>
    (await publish({ store, appFolder: await layApp(apps, build), types })).record;
  const goLive = async (build: AppBuild, types: string) => {
    const { name, version } = await ship(build, types);
    await promote({ store, name, version, env, by, tools });
    return version;
  };
  return { store, goLive };
}

test('accepts a shell that adds types and rejects one that removes a used member', async () => {
  const { goLive } = await siteOfTypes();
  await goLive({ name: 'shell' }, typesWith('usePage', 'session'));
  await goLive({ name: 'media', uses: ['usePage'] }, typesWith('usePage', 'session'));
  await goLive({ name: 'shell', code: '2' }, typesWith('usePage', 'session', 'fresh'));
  await goLive({ name: 'shell', code: '3' }, typesWith('usePage'));
  await expect(goLive({ name: 'shell', code: '4' }, typesWith('session'))).rejects.toMatchObject({
    gate: 'types',
    actual: expect.stringMatching(/^"media" was built against a different usePage than the shell/),
  });
}, 60_000);

test('rejects a remote that uses missing types and accepts a shell with a new contract number', async () => {
  const { goLive } = await siteOfTypes();
  await goLive({ name: 'shell' }, typesWith('usePage'));
  const both = typesWith('usePage', 'fresh');
  await goLive({ name: 'media', uses: ['usePage'] }, both);
  await expect(goLive({ name: 'media', uses: ['fresh'], code: '2' }, both)).rejects.toMatchObject({
    gate: 'types',
  });
  await goLive({ name: 'shell', contract: 2, code: '2' }, typesWith('other'));
}, 60_000);

/** Shared types with an island API, from which the remote `plain` imports nothing. */
const withIsland = (...names: string[]) => {
  const types = JSON.parse(typesWith(...names));
  return JSON.stringify({ ...types, 'island/index.d.ts': 'export declare const island: 1;' });
};

test.each([
  ['nothing', []],
  ['nothing of the island API', ['usePage']],
])(
  'a remote that imports %s accepts additions, and a removed member is reported',
  async (_, uses) => {
    const { goLive } = await siteOfTypes();
    await goLive({ name: 'shell' }, withIsland('usePage', 'session', 'fresh'));
    await goLive({ name: 'plain', uses }, withIsland('usePage', 'session'));
    await goLive({ name: 'shell', code: '2' }, withIsland('usePage', 'session', 'newest'));
    await expect(goLive({ name: 'shell', code: '3' }, withIsland('session'))).rejects.toMatchObject(
      {
        gate: 'types',
        actual: expect.stringMatching(
          /^"plain" was built against a different usePage than the shell/,
        ),
      },
    );
  },
  60_000,
);

test('a rollback runs the gate too', async () => {
  const { store, goLive } = await siteOfTypes();
  const old = await goLive({ name: 'shell' }, typesWith('usePage'));
  await goLive({ name: 'shell', code: '2' }, typesWith('usePage', 'fresh'));
  await goLive({ name: 'media', uses: ['fresh'] }, typesWith('usePage', 'fresh'));
  await expect(rollback({ store, name: 'shell', env, by, to: old, tools })).rejects.toMatchObject({
    gate: 'types',
  });
}, 60_000);

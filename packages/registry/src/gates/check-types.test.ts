import path from 'node:path';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { rollback } from '../rollback.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { type AppBuild, writeAppBuild } from '../testing/write-app-build.ts';

const env = 'production';
const by = 'tester';
const tools = {
  types: [
    process.execPath,
    path.resolve(import.meta.dirname, '../../../../tools/contract-types.mjs'),
  ],
} as { types: [string, string] };

const createTypes = (...names: string[]) =>
  JSON.stringify({
    'index.d.ts': names.map((name) => `export declare function ${name}(): void;`).join(' '),
  });

/** The `types` of `publishAndPromote` are those that the app was built against. */
async function createSite() {
  const { store, apps } = await createTestStore();
  const publishApp = async (build: AppBuild, types: string) =>
    (await publish({ store, appFolder: await writeAppBuild(apps, build), types })).record;
  const publishAndPromote = async (build: AppBuild, types: string) => {
    const { name, version } = await publishApp(build, types);
    await promote({ store, name, version, env, by, tools });
    return version;
  };
  return { store, publishAndPromote };
}

test('rejects a shell only if it removes a type that a live remote uses', async () => {
  const { publishAndPromote } = await createSite();
  await publishAndPromote({ name: 'shell' }, createTypes('usePage', 'session'));
  await publishAndPromote({ name: 'media', uses: ['usePage'] }, createTypes('usePage', 'session'));
  await publishAndPromote({ name: 'shell', code: '2' }, createTypes('usePage', 'session', 'fresh'));
  await publishAndPromote({ name: 'shell', code: '3' }, createTypes('usePage'));
  await expect(
    publishAndPromote({ name: 'shell', code: '4' }, createTypes('session')),
  ).rejects.toMatchObject({
    gate: 'types',
    actual: expect.stringMatching(/^"media" was built against a different usePage than the shell/),
  });
}, 60_000);

test('rejects a remote only if it uses a type that the shell lacks', async () => {
  const { publishAndPromote } = await createSite();
  await publishAndPromote({ name: 'shell' }, createTypes('usePage'));
  const newerTypes = createTypes('usePage', 'fresh');
  await publishAndPromote({ name: 'media', uses: ['usePage'] }, newerTypes);
  await expect(
    publishAndPromote({ name: 'media', uses: ['fresh'], code: '2' }, newerTypes),
  ).rejects.toMatchObject({
    gate: 'types',
  });
}, 60_000);

test('accepts a shell without the types of a remote if its contract number is new', async () => {
  const { publishAndPromote } = await createSite();
  await publishAndPromote({ name: 'shell' }, createTypes('usePage'));
  await publishAndPromote({ name: 'media', uses: ['usePage'] }, createTypes('usePage'));
  await publishAndPromote({ name: 'shell', contract: 2, code: '2' }, createTypes('other'));
}, 60_000);

/** The remote `plain` imports nothing from the island API of these types. */
const createTypesWithIsland = (...names: string[]) => {
  const types = JSON.parse(createTypes(...names));
  return JSON.stringify({ ...types, 'island/index.d.ts': 'export declare const island: 1;' });
};

test.each([
  ['nothing', []],
  ['nothing of the island API', ['usePage']],
])(
  'rejects the removal of a type but accepts additions for a remote that imports %s',
  async (_, uses) => {
    const { publishAndPromote } = await createSite();
    await publishAndPromote(
      { name: 'shell' },
      createTypesWithIsland('usePage', 'session', 'fresh'),
    );
    await publishAndPromote({ name: 'plain', uses }, createTypesWithIsland('usePage', 'session'));
    await publishAndPromote(
      { name: 'shell', code: '2' },
      createTypesWithIsland('usePage', 'session', 'newest'),
    );
    await expect(
      publishAndPromote({ name: 'shell', code: '3' }, createTypesWithIsland('session')),
    ).rejects.toMatchObject({
      gate: 'types',
      actual: expect.stringMatching(
        /^"plain" was built against a different usePage than the shell/,
      ),
    });
  },
  60_000,
);

test('rejects a rollback to a shell that lacks types of a live remote', async () => {
  const { store, publishAndPromote } = await createSite();
  const old = await publishAndPromote({ name: 'shell' }, createTypes('usePage'));
  await publishAndPromote({ name: 'shell', code: '2' }, createTypes('usePage', 'fresh'));
  await publishAndPromote({ name: 'media', uses: ['fresh'] }, createTypes('usePage', 'fresh'));
  await expect(rollback({ store, name: 'shell', env, by, to: old, tools })).rejects.toMatchObject({
    gate: 'types',
  });
}, 60_000);

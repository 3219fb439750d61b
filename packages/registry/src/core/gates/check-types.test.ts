import path from 'node:path';
import { createTestStore } from '../../testing/create-test-store.ts';
import { type AppBuild, writeAppBuild } from '../../testing/write-app-build.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import { rollback } from '../rollback.ts';
import { checkTypes } from './check-types.ts';

const env = 'production' as const;
const by = 'tester';
const tools = {
  types: [
    process.execPath,
    path.resolve(import.meta.dirname, '../../../../../tools/contract-types.mjs'),
  ],
} as { types: [string, string] };

const createTypes = (...names: string[]) =>
  JSON.stringify({
    'index.d.ts': names.map((name) => `export declare function ${name}(): void;`).join(' '),
  });

/** The `types` of `publishAndPromote` are those that the app was built against. */
async function createSite() {
  const { store, apps } = await createTestStore();
  const publishApp = async (build: AppBuild, types: string | null) =>
    (await publish({ store, appFolder: await writeAppBuild(apps, build), types })).record;
  const publishAndPromote = async (build: AppBuild, types: string) => {
    const { name, version } = await publishApp(build, types);
    await promote({ store, name, version, env, by, tools });
    return version;
  };
  return { store, publishApp, publishAndPromote };
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
    expected: expect.stringContaining('a shell that is compatible with the types'),
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

test('compares nothing without a shell, without types, or if the types are equal', async () => {
  const { store, publishApp } = await createSite();
  const types = createTypes('usePage');
  const media = await publishApp({ name: 'media' }, types);
  const mediaWithoutTypes = await publishApp({ name: 'media', code: '2' }, null);
  const shell = await publishApp({ name: 'shell' }, types);
  const shellWithoutTypes = await publishApp({ name: 'shell', code: '2' }, null);
  const { environment } = await recoverEnvironment(store, env);
  const missingTool = [process.execPath, '/missing'] as const;
  for (const [candidate, candidateShell] of [
    [media, null],
    [media, shellWithoutTypes],
    [mediaWithoutTypes, shell],
    [media, shell],
  ] as const) {
    const input = { store, env, environment, others: [], candidate, shell: candidateShell };
    expect(await checkTypes(missingTool, input)).toBeNull();
  }
});

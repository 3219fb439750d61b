import path from 'node:path';
import {
  startTestService,
  stopServices,
} from '../../apps/registry/src/testing/start-test-service.ts';
import { promote } from '../../packages/registry/src/core/promote.ts';
import { publish } from '../../packages/registry/src/core/publish/publish.ts';
import { writeAppBuild } from '../../packages/registry/src/testing/write-app-build.ts';
import { providedVersions } from '../../packages/tooling/src/webpack/shared-modules.mjs';
import { emitDeclarations } from '../contract/emit-declarations.mjs';
import { createOutsideRemote, type OutsideRemote } from './testing/outside-remote.ts';

const typesScript = path.resolve(import.meta.dirname, '../contract-types.mjs');
const types = [process.execPath, typesScript] as const;

let remote: OutsideRemote;
beforeAll(async () => {
  remote = await createOutsideRemote('loans');
});
afterAll(async () => {
  await stopServices();
  remote?.remove();
});

/** A registry service. Its `publishAndPromote` promotes a shell with changed shared types. */
async function createSiteWithShell() {
  // The smoke gate requires a running site and a browser: e2e/delivery.spec.ts tests it.
  const service = await startTestService({ smokeScript: null, typesScript });
  const now = await emitDeclarations();
  const publishAndPromote = async (code: string, change: (index: string) => string) => {
    const shell = { name: 'shell', contract: 2, provides: providedVersions, code };
    const appFolder = await writeAppBuild(service.apps, shell);
    const changed = { ...now, 'index.d.ts': change(now['index.d.ts'] ?? '') };
    const { store } = service;
    const { record } = await publish({ store, appFolder, types: JSON.stringify(changed) });
    const { name, version } = record;
    return promote({ store, name, version, env: 'production', by: 'tester', tools: { types } });
  };
  return { ...service, publishAndPromote };
}

test('a remote created from the packed kit passes its own type check, tests and build', async () => {
  expect(await remote.run('check')).toContain('Every text is translated');
  await remote.run('test');
  expect(await remote.run('build')).toContain('loans built in');
});

test('the types gate accepts shells with additions and rejects one without a used export', async () => {
  const { publishAndPromote, address, createTeamToken } = await createSiteWithShell();
  await publishAndPromote('1', (index) => `${index} export declare const addition: number;`);
  const env = { REGISTRY_URL: address, MFE_TOKEN: await createTeamToken('loans') };
  const { published } = JSON.parse(await remote.execute('mfe publish --json', env));
  const { name, version } = published[0];
  await remote.execute(`mfe promote ${name}@${version}`, env);
  const log = JSON.parse(await remote.execute('mfe log --json', env));
  expect(JSON.stringify(log)).toContain(version);

  expect(
    await publishAndPromote('2', (index) => `${index} export declare const newest: 1;`),
  ).toMatchObject({
    outcome: 'promoted',
  });
  const withoutLink = publishAndPromote('3', (index) =>
    index.replace(/export \{ Link \} from [^;]+;/, ''),
  );
  await expect(withoutLink).rejects.toMatchObject({
    gate: 'types',
    actual: expect.stringMatching(/^"loans" was built against a different Link than the shell/),
  });
});

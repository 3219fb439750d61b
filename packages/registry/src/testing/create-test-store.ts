import path from 'node:path';
import type { ArtifactRecord } from '../core/parse-record.ts';
import { promote } from '../core/promote.ts';
import { publish } from '../core/publish/publish.ts';
import { resolveRegistryDir } from '../core/read-registry-file.ts';
import { readSigningKey } from '../core/signing-key.ts';
import { type AppBuild, createTemporaryFolder, writeAppBuild } from './write-app-build.ts';

/** Creates an empty store for a test, with helpers that publish and promote apps in it. */
export async function createTestStore() {
  const folder = await createTemporaryFolder();
  const store = path.join(folder, 'store');
  const apps = path.join(folder, 'apps');
  // As `mfe` does, signs only if the registry directory contains a key.
  const readKey = () => readSigningKey(resolveRegistryDir(store));
  const publishApp = async (build: AppBuild): Promise<ArtifactRecord> =>
    (
      await publish({
        store,
        appFolder: await writeAppBuild(apps, build),
        // Running git would take most of the time of a test.
        gitCommit: null,
        signingKey: await readKey(),
      })
    ).record;
  const publishAndPromote = async (build: AppBuild): Promise<ArtifactRecord> => {
    const record = await publishApp(build);
    const { name, version } = record;
    await promote({
      store,
      name,
      version,
      env: 'production',
      by: 'tester',
      signingKey: await readKey(),
    });
    return record;
  };
  return { folder, store, apps, publishApp, publishAndPromote };
}

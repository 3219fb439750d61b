import path from 'node:path';
import { resolveRegistryDir } from '../access/read-registry-file.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { promote } from '../promote.ts';
import { publish } from '../publish/publish.ts';
import { readSigningKey } from '../signing/signing-key.ts';
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

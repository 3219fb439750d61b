import fs from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../fingerprint.ts';
import { SHELL } from '../names.ts';
import { readBuildOutput } from '../publish/build-output.ts';
import { refuseOlderBuild } from '../publish/changed-sources.ts';
import { commitOf } from '../publish/describe.ts';
import { TYPES_FILE, type UploadDescription } from '../upload/description.ts';

/** A build as it is sent: what is announced, and each content by its hash. */
export interface CollectedBuild {
  readonly app: string;
  readonly description: UploadDescription;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Reads the last build in an app's folder. One that is broken or older than its sources is not even sent. */
export async function collectBuild(
  appFolder: string,
  types: string | null,
): Promise<CollectedBuild> {
  const build = await readBuildOutput(appFolder);
  await refuseOlderBuild(appFolder);
  const app = path.basename(appFolder);
  const manifest = app === SHELL ? 'shell.json' : 'remote.json';
  const read = async (file: string) =>
    [file, await fs.readFile(path.join(appFolder, file))] as const;
  const files: (readonly [file: string, content: Buffer])[] = [
    await read(manifest),
    await read('package.json'),
    await read('dist/browser/build.json'),
    ['dist/server/main.cjs', build.server.content],
    ...build.browser.map(({ file, content }) => [`dist/browser/${file}`, content] as const),
    ...(types === null ? [] : [[TYPES_FILE, Buffer.from(types)] as const]),
  ];
  const announced = files.map(([file, content]) => ({
    file,
    integrity: integrityOf(content),
    bytes: content.length,
  }));
  return {
    app,
    description: { git_commit: await commitOf(appFolder), files: announced },
    contents: new Map(files.map(([, content]) => [integrityOf(content), content])),
  };
}

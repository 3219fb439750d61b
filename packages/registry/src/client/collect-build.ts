import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { appName, SHELL_NAME } from '../app-name.ts';
import { computeIntegrity } from '../compute-integrity.ts';
import { parseJson } from '../parse-json.ts';
import { readBuildOutput } from '../publish/build-output.ts';
import { readCommit } from '../publish/create-record.ts';
import { requireCurrentBuild } from '../publish/require-current-build.ts';
import { TYPES_FILE, type UploadDescription } from '../upload/upload-description.ts';
import { isMissing } from '../write-durably.ts';

/** Build for an upload. `contents` are by integrity value, so two files with the same content are sent once. */
export interface CollectedBuild {
  readonly app: string;
  readonly description: UploadDescription;
  readonly contents: ReadonlyMap<string, Buffer>;
}

const nameSchema = z.object({ name: appName });

/** The folder of a checkout can have any name, so the manifest determines the name of the app. */
async function readAppName(appFolder: string): Promise<string> {
  const file = path.join(appFolder, 'remote.json');
  const source = await fs.readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return source === null ? path.basename(appFolder) : parseJson(source, nameSchema, file).name;
}

/**
 * Reads the last build of an app. Throws a RegistryError if the build is missing, incomplete or older than its sources.
 *
 * @param types shared types that the app was built against, as JSON; null if it was built without
 */
export async function collectBuild(
  appFolder: string,
  types: string | null,
): Promise<CollectedBuild> {
  const app = await readAppName(appFolder);
  const build = await readBuildOutput(appFolder, app);
  await requireCurrentBuild(appFolder);
  const manifest = app === SHELL_NAME ? 'shell.json' : 'remote.json';
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
    integrity: computeIntegrity(content),
    bytes: content.length,
  }));
  return {
    app,
    description: { git_commit: await readCommit(appFolder), files: announced },
    contents: new Map(files.map(([, content]) => [computeIntegrity(content), content])),
  };
}

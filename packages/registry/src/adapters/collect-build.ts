import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { appNameSchema, SHELL_NAME } from '../core/app-name-schema.ts';
import { computeIntegrity } from '../core/compute-integrity.ts';
import { parseJson } from '../core/parse-json.ts';
import { readCommit } from '../core/publish/create-record.ts';
import { readBuildOutput, requireCurrentBuild } from '../core/publish/read-build-output.ts';
import { readIfExists } from '../core/write-durably.ts';
import { TYPES_FILE, type UploadDescription } from './upload-description.ts';

/** Build for an upload. `contents` are by integrity value, so two files with the same content are sent once. */
export interface CollectedBuild {
  readonly app: string;
  readonly description: UploadDescription;
  readonly contents: ReadonlyMap<string, Buffer>;
}

const nameSchema = z.object({ name: appNameSchema });

/** The folder of a checkout can have any name, so the manifest determines the name of the app. */
async function readAppName(appFolder: string): Promise<string> {
  const file = path.join(appFolder, 'remote.json');
  const source = await readIfExists(file);
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
  const readAppFile = async (file: string) => ({
    file,
    content: await fs.readFile(path.join(appFolder, file)),
  });
  const files = [
    await readAppFile(app === SHELL_NAME ? 'shell.json' : 'remote.json'),
    await readAppFile('package.json'),
    await readAppFile('dist/browser/build.json'),
    { file: 'dist/server/main.cjs', content: build.server.content },
    ...build.browser.map(({ file, content }) => ({ file: `dist/browser/${file}`, content })),
    ...(types === null ? [] : [{ file: TYPES_FILE, content: Buffer.from(types) }]),
  ].map(({ file, content }) => ({ file, content, integrity: computeIntegrity(content) }));
  return {
    app,
    description: {
      git_commit: await readCommit(appFolder),
      files: files.map(({ file, content, integrity }) => ({
        file,
        integrity,
        bytes: content.length,
      })),
    },
    contents: new Map(files.map(({ content, integrity }) => [integrity, content])),
  };
}

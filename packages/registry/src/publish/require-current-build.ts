import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createDictionarySchema, parseJson, textSchema } from '../parse-json.ts';
import { readIfExists } from '../read-if-exists.ts';
import { RegistryError } from '../registry-error.ts';
import { isMissingFileError } from '../write-durably.ts';

const MAX_LISTED_FILES = 3;

/** SHA-256 (base64url) of each source file of a build, by its path from the folder of the app. */
const sourcesSchema = createDictionarySchema(textSchema);

/**
 * Throws a RegistryError that names up to three changed files if a source has changed since the build, for example
 * because the last build failed. A build without a list of sources passes, as in tests.
 */
export async function requireCurrentBuild(appFolder: string): Promise<void> {
  const sources = {
    ...(await readSources(appFolder, 'browser')),
    ...(await readSources(appFolder, 'server')),
  };
  const checks = Object.entries(sources).map(async ([file, expected]) =>
    (await isChanged(path.join(appFolder, file), expected)) ? [file] : [],
  );
  const changedFiles = (await Promise.all(checks)).flat();
  if (changedFiles.length === 0) return;
  const omittedCount = changedFiles.length - MAX_LISTED_FILES;
  const omitted = omittedCount > 0 ? ` and ${omittedCount} more` : '';
  const listed = changedFiles.slice(0, MAX_LISTED_FILES).join(', ');
  throw new RegistryError(
    `The build of "${path.basename(appFolder)}" is older than its sources (${listed}${omitted}): build it again.`,
  );
}

async function readSources(
  appFolder: string,
  build: 'browser' | 'server',
): Promise<Record<string, string>> {
  const file = path.join(appFolder, 'dist', `${build}.sources.json`);
  const text = await readIfExists(file);
  return text === null ? {} : parseJson(text, sourcesSchema, file);
}

async function isChanged(file: string, expected: string): Promise<boolean> {
  const content = await fs.readFile(file).catch((error: unknown) => {
    if (isMissingFileError(error)) return null;
    throw error;
  });
  return !content || createHash('sha256').update(content).digest('base64url') !== expected;
}

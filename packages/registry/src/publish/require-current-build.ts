import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { dictionary, parseJson, text } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';
import { isMissing } from '../write-durably.ts';

/** SHA-256 (base64url) of each source file of a build, by its path from the folder of the app. */
const sourcesSchema = dictionary(text);

const BUILD_NAMES = ['browser', 'server'] as const;

async function readSources(appFolder: string, part: (typeof BUILD_NAMES)[number]) {
  const file = path.join(appFolder, 'dist', `${part}.sources.json`);
  try {
    return parseJson(await fs.readFile(file, 'utf8'), sourcesSchema, file);
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

async function isChanged(file: string, expected: string): Promise<boolean> {
  const content = await fs.readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  return !content || createHash('sha256').update(content).digest('base64url') !== expected;
}

const MAX_LISTED = 3;

/**
 * Throws a RegistryError that names up to three changed files if a source has changed since the build, for example
 * because the last build failed. A build without a list of sources passes, as in tests.
 */
export async function requireCurrentBuild(appFolder: string): Promise<void> {
  const sources = Object.assign(
    {},
    ...(await Promise.all(BUILD_NAMES.map((part) => readSources(appFolder, part)))),
  );
  const checks = Object.entries<string>(sources).map(async ([file, expected]) =>
    (await isChanged(path.join(appFolder, file), expected)) ? [file] : [],
  );
  const changed = (await Promise.all(checks)).flat();
  if (changed.length === 0) return;
  const remainder = changed.length > MAX_LISTED ? ` and ${changed.length - MAX_LISTED} more` : '';
  throw new RegistryError(
    `The build of "${path.basename(appFolder)}" is older than its sources (${changed.slice(0, MAX_LISTED).join(', ')}${remainder}): build it again.`,
  );
}

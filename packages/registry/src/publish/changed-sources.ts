import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { dictionary, parseJson, text } from '../schema.ts';

/** Each source file of a build by its path from the app's folder, with a sha256 of it (base64url). */
const sourcesSchema = dictionary(text);

const PARTS = ['browser', 'server'] as const;

async function sourcesOf(appFolder: string, part: (typeof PARTS)[number]) {
  const file = path.join(appFolder, 'dist', `${part}.sources.json`);
  try {
    return parseJson(await fs.readFile(file, 'utf8'), sourcesSchema, file);
  } catch (error) {
    // A build that was not made of sources here, as the tests' own.
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

const SHOWN = 3;

/** Throws when a build is older than what it was made of: what went wrong at it, or was never begun, is not there. */
export async function refuseOlderBuild(appFolder: string): Promise<void> {
  const sources = Object.assign(
    {},
    ...(await Promise.all(PARTS.map((part) => sourcesOf(appFolder, part)))),
  );
  const checks = Object.entries<string>(sources).map(async ([file, expected]) =>
    (await isChanged(path.join(appFolder, file), expected)) ? [file] : [],
  );
  const changed = (await Promise.all(checks)).flat();
  if (changed.length === 0) return;
  const rest = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : '';
  throw new RegistryError(
    `The build of "${path.basename(appFolder)}" is older than its sources (${changed.slice(0, SHOWN).join(', ')}${rest}): build it again.`,
  );
}

import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  cspHashSchema,
  exactVersionSchema,
  integritySchema,
  SHELL_NAME,
} from '../app-name-schema.ts';
import { computeCspHash, computeIntegrity } from '../compute-integrity.ts';
import { createDictionarySchema, parseJson, textSchema } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';
import { isMissingFileError, readIfExists } from '../write-durably.ts';

const commonFields = {
  name: textSchema,
  groups: createDictionarySchema(z.array(textSchema)),
  late: z.array(textSchema).default([]),
  uses: z.array(textSchema).default([]),
  files: createDictionarySchema(
    z.object({ integrity: integritySchema, csp: cspHashSchema.exactOptional() }),
  ),
};
const remoteBuildSchema = z.object({ ...commonFields, shared: createDictionarySchema(textSchema) });
const shellBuildSchema = z.object({
  ...commonFields,
  provides: createDictionarySchema(exactVersionSchema),
});

/** A built file in memory. `csp` is the hash for a content security policy, set only for style sheets. */
export interface BuiltFile {
  file: string;
  content: Buffer;
  integrity: string;
  csp?: string;
}

/** Contents of `dist/` of an app: the files and what webpack wrote into `build.json`. */
export interface BuildOutput {
  browser: BuiltFile[];
  server: BuiltFile;
  groups: Record<string, string[]>;
  /** Chunk groups that a page loads on demand, such as a chart or an editor. */
  lazyGroups: string[];
  /** Names that the app imports from the shared modules. */
  uses: string[];
  /** Version ranges of modules that a remote requires from the shell. Empty for the shell. */
  shared: Record<string, string>;
  /** Exact versions of modules that the shell provides. Empty for a remote. */
  provides: Record<string, string>;
}

const BUILD_RECORD = 'build.json';

/**
 * Reads the last build of an app. Throws a RegistryError if the app is not built, or if a file differs from
 * `build.json`.
 */
export async function readBuildOutput(
  appFolder: string,
  app = path.basename(appFolder),
): Promise<BuildOutput> {
  const folder = path.join(appFolder, 'dist', 'browser');
  const location = `apps/${app}/dist/browser/${BUILD_RECORD}`;
  try {
    const source = await fs.readFile(path.join(folder, BUILD_RECORD), 'utf8');
    const build =
      app === SHELL_NAME
        ? { shared: {}, ...parseJson(source, shellBuildSchema, location) }
        : { provides: {}, ...parseJson(source, remoteBuildSchema, location) };
    if (build.name !== app)
      throw new RegistryError(`${location} is the build of "${build.name}", not of "${app}".`);
    const browser = await Promise.all(
      (await listFiles(folder)).map((file) => readBuiltFile(folder, file)),
    );
    const integrities = new Map(browser.map((built) => [built.file, built.integrity]));
    for (const [file, expected] of Object.entries(build.files)) {
      if (integrities.get(file) !== expected.integrity)
        throw new RegistryError(`${file} of ${app} differs from the build; build it again.`);
    }
    for (const file of Object.values(build.groups).flat()) {
      if (!integrities.has(file))
        throw new RegistryError(`${location} lists ${file}, which does not exist.`);
    }
    const server = await readBuiltFile(path.join(appFolder, 'dist', 'server'), 'main.cjs');
    const { groups, late: lazyGroups, uses, shared, provides } = build;
    return { browser, server, groups, lazyGroups, uses, shared, provides };
  } catch (error) {
    if (isMissingFileError(error))
      throw new RegistryError(`"${app}" is not built (apps/${app}/dist).`);
    throw error;
  }
}

async function readBuiltFile(folder: string, file: string): Promise<BuiltFile> {
  const content = await fs.readFile(path.join(folder, file));
  return {
    file,
    content,
    integrity: computeIntegrity(content),
    ...(file.endsWith('.css') ? { csp: computeCspHash(content) } : {}),
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== BUILD_RECORD)
    .sort();
}

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

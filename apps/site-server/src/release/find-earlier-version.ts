import fs from 'node:fs/promises';
import path from 'node:path';

/** Patterns of the names that builds produce. A matching name cannot contain a path. */
const APP_PATTERN = /^[a-z][a-z0-9-]{0,40}$/;
const HASHED_FILE = /^[\w-]+(\.[\w-]+)*\.[0-9a-f]{8}\.\w+$/;

export async function findEarlierVersion(
  store: string,
  app: string,
  file: string,
): Promise<string | undefined> {
  if (!APP_PATTERN.test(app) || !HASHED_FILE.test(file)) return undefined;
  const folder = path.join(store, 'files', app);
  const versions = await fs.readdir(folder).catch((): string[] => []);
  for (const version of versions) {
    const hasFile = await fs.access(path.join(folder, version, file)).then(
      () => true,
      () => false,
    );
    if (hasFile) return version;
  }
  return undefined;
}

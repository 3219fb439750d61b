import type { EnvironmentName } from './app-name.ts';
import { type Environment, findRelease } from './environment.ts';
import { isPublished } from './parse-record.ts';
import { type LogLine, readLog } from './read-log.ts';

/** Appends a version; a rollback removes the versions after its target. */
function appendVersion(versions: readonly string[], { to, rollback }: LogLine): string[] {
  if (!rollback) return [...versions, to];
  const index = versions.lastIndexOf(to);
  if (index >= 0) return versions.slice(0, index + 1);
  return rollback.previous ? [rollback.previous, to] : [to];
}

/** Earlier live versions of an app, oldest first, without duplicates and without versions that were rolled back. */
export async function listEarlierVersions(
  store: string,
  env: EnvironmentName,
  environment: Environment,
  name: string,
): Promise<string[]> {
  const release = findRelease(environment, name);
  if (!release) return [];
  // A line with `trial` changes a canary, which was not live.
  const changes = (await readLog(store)).filter(
    (line) => line.env === env && line.name === name && line.trial === undefined,
  );
  const logged = changes.reduce(appendVersion, []);
  // If the log does not match the environment, only its previous version is used.
  const earlier = logged.at(-1) === release.version ? logged.slice(0, -1) : [];
  const all = release.previous ? [...earlier, release.previous] : earlier;
  const before = all.filter(
    (version, index) => version !== release.version && all.lastIndexOf(version) === index,
  );
  // Versions that were pruned are not rollback targets.
  const isStored = await Promise.all(before.map((version) => isPublished(store, name, version)));
  return before.filter((_, index) => isStored[index]);
}

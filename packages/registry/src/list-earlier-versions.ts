import { type Environment, findRelease } from './environment.ts';
import type { EnvironmentName } from './environment-name.ts';
import { isPublished } from './parse-record.ts';
import { type LogLine, readLog } from './read-log.ts';

/**
 * Earlier live versions of an app that are still stored, oldest first and without duplicates. Versions that were rolled
 * back are not among them.
 */
export async function listEarlierVersions(
  store: string,
  env: EnvironmentName,
  environment: Environment,
  name: string,
): Promise<string[]> {
  const release = findRelease(environment, name);
  if (!release) return [];
  // A line with `trial` changes only a canary, not the live version.
  const changes = (await readLog(store)).filter(
    (line) => line.env === env && line.name === name && line.trial === undefined,
  );
  const loggedVersions = changes.reduce(appendVersion, []);
  // If the log does not end with the live version, only `previous` of the environment is certain.
  const earlier = loggedVersions.at(-1) === release.version ? loggedVersions.slice(0, -1) : [];
  const candidates = release.previous ? [...earlier, release.previous] : earlier;
  const distinctVersions = candidates.filter(
    (version, index) => version !== release.version && candidates.lastIndexOf(version) === index,
  );
  // Pruned versions cannot become live again.
  const isStored = await Promise.all(
    distinctVersions.map((version) => isPublished(store, name, version)),
  );
  return distinctVersions.filter((_, index) => isStored[index]);
}

/** A rollback removes the versions after its target. */
function appendVersion(versions: readonly string[], { to, rollback }: LogLine): string[] {
  if (!rollback) return [...versions, to];
  const targetIndex = versions.lastIndexOf(to);
  if (targetIndex >= 0) return versions.slice(0, targetIndex + 1);
  return rollback.previous ? [rollback.previous, to] : [to];
}

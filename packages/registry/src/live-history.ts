import { type Environment, releaseOf } from './environment.ts';
import { type LogLine, readLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { isPublished } from './record.ts';

/** Appends a version; a rollback removes the versions after its target. */
function afterChange(versions: readonly string[], { to, rollback }: LogLine): string[] {
  if (!rollback) return [...versions, to];
  const place = versions.lastIndexOf(to);
  if (place >= 0) return versions.slice(0, place + 1);
  return rollback.previous ? [rollback.previous, to] : [to];
}

/** Earlier live versions of an app, oldest first, without duplicates and without versions that were rolled back. */
export async function versionsBefore(
  store: string,
  env: EnvironmentName,
  environment: Environment,
  name: string,
): Promise<string[]> {
  const release = releaseOf(environment, name);
  if (!release) return [];
  // Canary versions were not live.
  const changes = (await readLog(store)).filter(
    (one) => one.env === env && one.name === name && one.trial === undefined,
  );
  const logged = changes.reduce(afterChange, []);
  // An environment file without matching log still names one.
  const known = logged.at(-1) === release.version ? logged.slice(0, -1) : [];
  const all = release.previous ? [...known, release.previous] : known;
  const before = all.filter(
    (version, place) => version !== release.version && all.lastIndexOf(version) === place,
  );
  // Removed versions are no rollback targets.
  const isThere = await Promise.all(before.map((version) => isPublished(store, name, version)));
  return before.filter((_, place) => isThere[place]);
}

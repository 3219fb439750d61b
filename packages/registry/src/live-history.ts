import { type Environment, releaseOf } from './environment.ts';
import { type LogLine, readLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { isPublished } from './record.ts';

/** Versions one after another; going back takes away what came after the version that one goes back to. */
function afterChange(versions: readonly string[], { to, rollback }: LogLine): string[] {
  if (!rollback) return [...versions, to];
  const place = versions.lastIndexOf(to);
  if (place >= 0) return versions.slice(0, place + 1);
  return rollback.previous ? [rollback.previous, to] : [to];
}

/**
 * The versions of an app that were live before the one that is, the oldest first, each once. What was
 * rolled back is not among them.
 */
export async function versionsBefore(
  store: string,
  env: EnvironmentName,
  environment: Environment,
  name: string,
): Promise<string[]> {
  const release = releaseOf(environment, name);
  if (!release) return [];
  // What a share of the visitors saw was not live.
  const changes = (await readLog(store)).filter(
    (one) => one.env === env && one.name === name && one.trial === undefined,
  );
  const logged = changes.reduce(afterChange, []);
  // A file that was written by hand, or whose log is gone, still names one.
  const known = logged.at(-1) === release.version ? logged.slice(0, -1) : [];
  const all = release.previous ? [...known, release.previous] : known;
  const before = all.filter(
    (version, place) => version !== release.version && all.lastIndexOf(version) === place,
  );
  // What was removed from the store is no way back.
  const isThere = await Promise.all(before.map((version) => isPublished(store, name, version)));
  return before.filter((_, place) => isThere[place]);
}

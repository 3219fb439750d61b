import type { EnvironmentName } from './app-name-schema.ts';
import { type Environment, findRelease } from './environment.ts';
import { isPublished } from './parse-record.ts';
import { goLive, type Promotion, type PromotionResult } from './promote.ts';
import { type LogLine, readLog } from './read-log.ts';
import { recoverEnvironment } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';

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

interface RollbackOptions
  extends Pick<Promotion, 'store' | 'name' | 'env' | 'by' | 'hostApi' | 'tools' | 'signingKey'> {
  /** Version to make live again. It must be one of the rollback targets. */
  to: string;
  /** Version to replace. The rollback is rejected if another version is live. Default: the live version. */
  from?: string;
}

/**
 * Live version of an app, and its possible rollback targets, newest first. Throws a RegistryError if the app is not
 * live.
 */
export async function listRollbackTargets({
  store,
  name,
  env,
  signingKey,
}: Pick<RollbackOptions, 'store' | 'name' | 'env' | 'signingKey'>): Promise<{
  live: string;
  before: string[];
}> {
  const { environment } = await recoverEnvironment(store, env, signingKey);
  const live = findRelease(environment, name)?.version;
  if (!live) throw new RegistryError(`${name} is not live in ${env}.`);
  return { live, before: (await listEarlierVersions(store, env, environment, name)).reverse() };
}

/**
 * Makes an earlier live version live again. Skips the size and smoke gates, because the version was live before and
 * rollbacks are urgent. The replaced version is not a rollback target afterwards. The second of two concurrent
 * rollbacks to the same version changes nothing.
 */
export async function rollback(
  options: RollbackOptions,
): Promise<PromotionResult & { from: string; to: string }> {
  const { store, name, env, by, to } = options;
  const { live, before } = await listRollbackTargets(options);
  const from = options.from ?? live;
  const targetIndex = before.indexOf(to);
  if (targetIndex < 0 && to !== live)
    throw new RegistryError(
      `${name}@${to} was not live in ${env} before ${live}; rollback targets: ${formatVersions(before)}.`,
    );
  const reason = `rollback from ${from}`;
  const { hostApi, tools, signingKey = null } = options;
  const promotion = {
    store,
    name,
    env,
    by,
    version: to,
    replaces: from,
    skipGates: { size: reason, smoke: reason },
    signingKey,
    ...(hostApi === undefined ? {} : { hostApi }),
    ...(tools ? { tools } : {}),
  };
  const previous = before[targetIndex + 1] ?? null;
  const result = await goLive(promotion, { rollback: { previous } });
  return { ...result, from, to };
}

const formatVersions = (versions: readonly string[]) =>
  versions.length > 0 ? versions.join(', ') : 'none';

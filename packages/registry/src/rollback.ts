import { findRelease } from './environment.ts';
import { listEarlierVersions } from './list-earlier-versions.ts';
import { goLive, type Promotion, type PromotionResult } from './promote.ts';
import { recoverEnvironment } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';

export interface RollbackOptions
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

import { releaseOf } from './environment.ts';
import { versionsBefore } from './live-history.ts';
import { goLive, type Promotion, type PromotionResult } from './promote.ts';
import { readOrRecover } from './recover.ts';
import { RegistryError } from './registry-error.ts';

export interface Rollback
  extends Pick<Promotion, 'store' | 'name' | 'env' | 'by' | 'hostApi' | 'tools' | 'seal'> {
  /** Target: a version that was live before. */
  to: string;
  /** Version to replace; default the live one. */
  from?: string;
}

const listed = (versions: readonly string[]) =>
  versions.length > 0 ? versions.join(', ') : 'none';

/** Possible targets, newest first. Throws if the app is not live. */
export async function rollbackTargets({
  store,
  name,
  env,
  seal,
}: Pick<Rollback, 'store' | 'name' | 'env' | 'seal'>): Promise<{ live: string; before: string[] }> {
  const { environment } = await readOrRecover(store, env, seal);
  const live = releaseOf(environment, name)?.version;
  if (!live) throw new RegistryError(`${name} is not live in ${env}.`);
  return { live, before: (await versionsBefore(store, env, environment, name)).reverse() };
}

/**
 * Promotes an earlier live version. Skips the size and smoke gates, because the version was live and rollbacks are
 * urgent. The version left is no longer a rollback target; of two concurrent rollbacks the second changes nothing.
 */
export async function rollback(
  options: Rollback,
): Promise<PromotionResult & { from: string; to: string }> {
  const { store, name, env, by, to } = options;
  const { live, before } = await rollbackTargets(options);
  const from = options.from ?? live;
  const place = before.indexOf(to);
  if (place < 0 && to !== live)
    throw new RegistryError(
      `${name}@${to} was not live in ${env} before ${live}; there were: ${listed(before)}.`,
    );
  const reason = `rollback from ${from}`;
  const skipGates = { size: reason, smoke: reason };
  const { hostApi, tools, seal = null } = options;
  const known = {
    seal,
    ...(hostApi === undefined ? {} : { hostApi }),
    ...(tools ? { tools } : {}),
  };
  const promotion = { store, name, env, by, version: to, replaces: from, skipGates, ...known };
  const result = await goLive(promotion, { previous: before[place + 1] ?? null });
  return { ...result, from, to };
}

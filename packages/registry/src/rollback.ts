import { releaseOf } from './environment.ts';
import { versionsBefore } from './live-history.ts';
import { goLive, type Promotion, type PromotionResult } from './promote.ts';
import { readOrRecover } from './recover.ts';
import { RegistryError } from './registry-error.ts';

export interface Rollback
  extends Pick<Promotion, 'store' | 'name' | 'env' | 'by' | 'hostApi' | 'tools' | 'seal'> {
  /** The version to go back to: one that was live before. */
  to: string;
  /** The version that it takes the place of; the one that is live now unless told. */
  from?: string;
}

const listed = (versions: readonly string[]) =>
  versions.length > 0 ? versions.join(', ') : 'none';

/** The versions that one could go back to, the newest first. Throws when the app is not live. */
export async function waysBack({
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
 * Makes a version live again that was live before. It passes the gates as any promotion does, except size
 * and smoke: it has been live, and whoever goes back is in a hurry. It only goes back: what it leaves cannot
 * be reached by it again, and of two at once the second changes nothing.
 */
export async function rollback(
  options: Rollback,
): Promise<PromotionResult & { from: string; to: string }> {
  const { store, name, env, by, to } = options;
  const { live, before } = await waysBack(options);
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

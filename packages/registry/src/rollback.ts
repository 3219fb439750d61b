import { readEnvironment } from './environment.ts';
import { SHELL } from './names.ts';
import { type Promotion, type PromotionResult, promote } from './promote.ts';
import { RegistryError } from './registry-error.ts';

/**
 * Makes the version live again that was live before. It passes the gates as any promotion does,
 * except size and smoke: it has been live, and whoever goes back is in a hurry.
 */
export async function rollback(
  options: Pick<Promotion, 'store' | 'name' | 'env' | 'by'>,
): Promise<PromotionResult & { from: string; to: string }> {
  const { store, name, env } = options;
  const { shell, remotes } = await readEnvironment(store, env);
  const release = name === SHELL ? shell : remotes[name];
  if (!release) throw new RegistryError(`${name} is not live in ${env}.`);
  if (!release.previous)
    throw new RegistryError(`${name}@${release.version} is the first version live in ${env}.`);
  const { version: from, previous: to } = release;
  const reason = `rollback from ${from}`;
  const skipGates = { size: reason, smoke: reason };
  return { ...(await promote({ ...options, version: to, skipGates })), from, to };
}

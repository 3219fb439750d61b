import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { isMissing, replaceDurably } from './durable.ts';
import { type Environment, emptyEnvironment, readEnvironment, withChange } from './environment.ts';
import { readLog, readLogLines, readSignedLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { environmentText } from './signing/environment-signature.ts';
import type { Seal } from './signing/keys.ts';
import { findHeadProblem } from './signing/log-head.ts';
import { publicKeyOf } from './signing/record-signature.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './store-lock.ts';

/**
 * Environments after each change of the log, newest first.
 *
 * @param key public key of the registry; only signed changes of the intact part of the log count
 */
export async function loggedEnvironments(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): Promise<Environment[]> {
  const environments: Environment[] = [];
  let environment = emptyEnvironment;
  const changes = key
    ? await readSignedLog(store, key)
    : (await readLog(store)).map((change) => ({ change, isSigned: true }));
  for (const { change, isSigned } of changes) {
    if (change.env !== env) continue;
    const { env: _, ...rest } = change;
    environment = withChange(environment, rest);
    if (isSigned) environments.push(environment);
  }
  return environments.reverse();
}

/** An environment and the fault of its file; null if the file is intact. */
export interface RecoveredEnvironment {
  environment: Environment;
  problem: string | null;
}

/** Current environment: from its file, or from the log if the file is unreadable or unsigned. */
export async function readOrRecover(
  store: string,
  env: EnvironmentName,
  seal: Seal | null = null,
): Promise<RecoveredEnvironment> {
  const key = seal && publicKeyOf(seal);
  async function logged(): Promise<Environment> {
    const [last] = await loggedEnvironments(store, env, key);
    if (last || !seal) return last ?? emptyEnvironment;
    // Unsigned lines count if the registry's stored log head includes them.
    const isKnown = (await findHeadProblem(seal.registryDir, await readLogLines(store))) === null;
    return (isKnown ? (await loggedEnvironments(store, env))[0] : null) ?? emptyEnvironment;
  }

  try {
    const environment = await readEnvironment(store, env, key);
    if (environment.revision > 0 && !key) return { environment, problem: null };
    const last = await logged();
    if (last.revision <= environment.revision) return { environment, problem: null };
    const file = storeLayout.environment(store, env);
    // An old signed file may have replaced a newer one.
    const problem =
      environment.revision > 0
        ? `${file} is of revision ${environment.revision}, older than the log's ${last.revision}.`
        : `${file} is gone.`;
    return { environment: last, problem };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { environment: await logged(), problem: error.message };
  }
}

export const writeEnvironment = (
  store: string,
  env: EnvironmentName,
  environment: Environment,
  seal: Pick<Seal, 'key'> | null,
) => replaceDurably(storeLayout.environment(store, env), environmentText(env, environment, seal));

/** Keeps a broken file for analysis. */
export async function setAside(store: string, env: EnvironmentName): Promise<void> {
  const file = storeLayout.environment(store, env);
  await fs.rename(file, `${file}.broken`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Rewrites a broken environment from the log. An intact one stays: `fault` is null. */
export async function repair(
  store: string,
  env: EnvironmentName,
  seal: Seal | null = null,
): Promise<RecoveredEnvironment> {
  return withStoreLock(store, async () => {
    const recovered = await readOrRecover(store, env, seal);
    if (recovered.problem === null) return recovered;
    await setAside(store, env);
    if (recovered.environment.revision > 0)
      await writeEnvironment(store, env, recovered.environment, seal);
    return recovered;
  });
}

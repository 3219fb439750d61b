import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { isMissing, replaceDurably } from './durable.ts';
import { type Environment, emptyEnvironment, readEnvironment, withChange } from './environment.ts';
import { readLog, readLogLines, readSignedLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { environmentText } from './signing/environment-signature.ts';
import type { Seal } from './signing/keys.ts';
import { headFault } from './signing/log-head.ts';
import { publicKeyOf } from './signing/record-signature.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './store-lock.ts';

/**
 * What an environment was after each change of the log, the newest first.
 *
 * @param key the registry's public key; a change counts then only if it signed it, and as far as the log is whole
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

/** An environment, whatever its file says; `fault` tells what is wrong with that, null for nothing. */
export interface Recovered {
  environment: Environment;
  fault: string | null;
}

/** What is live now; where the file does not say it, or the registry did not sign it, what the log says. */
export async function readOrRecover(
  store: string,
  env: EnvironmentName,
  seal: Seal | null = null,
): Promise<Recovered> {
  const key = seal && publicKeyOf(seal);
  async function logged(): Promise<Environment> {
    const [last] = await loggedEnvironments(store, env, key);
    if (last || !seal) return last ?? emptyEnvironment;
    // Lines of before there was a key count as far as the registry remembers no others.
    const isKnown = (await headFault(seal.office, await readLogLines(store))) === null;
    return (isKnown ? (await loggedEnvironments(store, env))[0] : null) ?? emptyEnvironment;
  }

  try {
    const environment = await readEnvironment(store, env, key);
    if (environment.revision > 0 && !key) return { environment, fault: null };
    const last = await logged();
    if (last.revision <= environment.revision) return { environment, fault: null };
    const file = storeLayout.environment(store, env);
    // What was signed once may have been put back in place of what came after it.
    const fault =
      environment.revision > 0
        ? `${file} is of revision ${environment.revision}, older than the log's ${last.revision}.`
        : `${file} is gone.`;
    return { environment: last, fault };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { environment: await logged(), fault: error.message };
  }
}

export const writeEnvironment = (
  store: string,
  env: EnvironmentName,
  environment: Environment,
  seal: Pick<Seal, 'key'> | null,
) => replaceDurably(storeLayout.environment(store, env), environmentText(env, environment, seal));

/** Keeps a broken file for whoever wants to know what happened to it. */
export async function setAside(store: string, env: EnvironmentName): Promise<void> {
  const file = storeLayout.environment(store, env);
  await fs.rename(file, `${file}.broken`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Writes a broken environment anew from the log. A whole one is left alone: `fault` is null then. */
export async function repair(
  store: string,
  env: EnvironmentName,
  seal: Seal | null = null,
): Promise<Recovered> {
  return withStoreLock(store, async () => {
    const recovered = await readOrRecover(store, env, seal);
    if (recovered.fault === null) return recovered;
    await setAside(store, env);
    if (recovered.environment.revision > 0)
      await writeEnvironment(store, env, recovered.environment, seal);
    return recovered;
  });
}

import fs from 'node:fs/promises';
import { isMissing, replaceDurably } from './durable.ts';
import { type Environment, emptyEnvironment, readEnvironment, withChange } from './environment.ts';
import { readLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './store-lock.ts';

/** What an environment was after each change of the log, the newest first. */
export async function loggedEnvironments(
  store: string,
  env: EnvironmentName,
): Promise<Environment[]> {
  const environments: Environment[] = [];
  let environment = emptyEnvironment;
  for (const change of await readLog(store)) {
    if (change.env !== env) continue;
    const { env: _, ...rest } = change;
    environment = withChange(environment, rest);
    environments.push(environment);
  }
  return environments.reverse();
}

/** An environment, whatever its file says; `fault` tells what is wrong with that, null for nothing. */
export interface Recovered {
  environment: Environment;
  fault: string | null;
}

/** What is live now; where the file does not say it, what the log says. */
export async function readOrRecover(store: string, env: EnvironmentName): Promise<Recovered> {
  const logged = async () => (await loggedEnvironments(store, env))[0] ?? emptyEnvironment;
  try {
    const environment = await readEnvironment(store, env);
    if (environment.revision > 0) return { environment, fault: null };
    const last = await logged();
    const fault = last.revision > 0 ? `${storeLayout.environment(store, env)} is gone.` : null;
    return { environment: last, fault };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { environment: await logged(), fault: error.message };
  }
}

export const writeEnvironment = (store: string, env: EnvironmentName, environment: Environment) =>
  replaceDurably(storeLayout.environment(store, env), `${JSON.stringify(environment, null, 2)}\n`);

/** Keeps a broken file for whoever wants to know what happened to it. */
export async function setAside(store: string, env: EnvironmentName): Promise<void> {
  const file = storeLayout.environment(store, env);
  await fs.rename(file, `${file}.broken`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Writes a broken environment anew from the log. A whole one is left alone: `fault` is null then. */
export async function repair(store: string, env: EnvironmentName): Promise<Recovered> {
  return withStoreLock(store, async () => {
    const recovered = await readOrRecover(store, env);
    if (recovered.fault === null) return recovered;
    await setAside(store, env);
    if (recovered.environment.revision > 0)
      await writeEnvironment(store, env, recovered.environment);
    return recovered;
  });
}

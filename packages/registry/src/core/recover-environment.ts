import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import type { EnvironmentName } from './app-name-schema.ts';
import { applyChange, type Environment, emptyEnvironment, readEnvironment } from './environment.ts';
import { readLog, readLogLines, readSignedLog } from './read-log.ts';
import { RegistryError } from './registry-error.ts';
import { formatEnvironment, toPublicKey } from './sign-record.ts';
import type { SigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';
import { findHeadError } from './verify-chain.ts';
import { withStoreLock } from './with-store-lock.ts';
import { isMissingFileError, replaceDurably } from './write-durably.ts';

/**
 * Environment after each change of the log, newest first.
 *
 * @param key public key of the registry; unsigned changes and all changes after an altered line are omitted
 */
export async function readLoggedEnvironments(
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
    const { env: _, ...logChange } = change;
    environment = applyChange(environment, logChange);
    if (isSigned) environments.push(environment);
  }
  return environments.reverse();
}

/** An environment and the error of its file, which is null if the file is intact. */
export interface RecoveredEnvironment {
  environment: Environment;
  error: string | null;
}

/** Reads an environment from its file, or from the log if the file is unreadable, unsigned or older than the log. */
export async function recoverEnvironment(
  store: string,
  env: EnvironmentName,
  signingKey: SigningKey | null = null,
): Promise<RecoveredEnvironment> {
  const key = signingKey && toPublicKey(signingKey);
  async function readFromLog(): Promise<Environment> {
    const [newest] = await readLoggedEnvironments(store, env, key);
    if (newest || !signingKey) return newest ?? emptyEnvironment;
    const headError = await findHeadError(signingKey.registryDir, await readLogLines(store));
    if (headError !== null) return emptyEnvironment;
    // The log head shows that the registry wrote these lines, so they are accepted without a signature.
    const [newestUnsigned] = await readLoggedEnvironments(store, env);
    return newestUnsigned ?? emptyEnvironment;
  }

  try {
    const environment = await readEnvironment(store, env, key);
    if (environment.revision > 0 && !key) return { environment, error: null };
    const logged = await readFromLog();
    if (logged.revision <= environment.revision) return { environment, error: null };
    const file = storeLayout.environment(store, env);
    // A signed file can be replaced by an older one, whose signature is also valid.
    const error =
      environment.revision > 0
        ? `${file} is of revision ${environment.revision}, older than the log's ${logged.revision}.`
        : `${file} is gone.`;
    return { environment: logged, error };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { environment: await readFromLog(), error: error.message };
  }
}

export const writeEnvironment = (
  store: string,
  env: EnvironmentName,
  environment: Environment,
  signingKey: Pick<SigningKey, 'key'> | null,
) =>
  replaceDurably(
    storeLayout.environment(store, env),
    formatEnvironment(env, environment, signingKey),
  );

/** Renames a broken environment file to `<file>.broken`, for analysis. */
export async function renameBroken(store: string, env: EnvironmentName): Promise<void> {
  const file = storeLayout.environment(store, env);
  await fs.rename(file, `${file}.broken`).catch((error: unknown) => {
    if (!isMissingFileError(error)) throw error;
  });
}

/**
 * Restores a broken environment file from the log. Returns the error that it had, or null if it was intact and was not
 * changed.
 */
export async function repairEnvironment(
  store: string,
  env: EnvironmentName,
  signingKey: SigningKey | null = null,
): Promise<RecoveredEnvironment> {
  return withStoreLock(store, async () => {
    const recovered = await recoverEnvironment(store, env, signingKey);
    if (recovered.error === null) return recovered;
    await renameBroken(store, env);
    if (recovered.environment.revision > 0)
      await writeEnvironment(store, env, recovered.environment, signingKey);
    return recovered;
  });
}

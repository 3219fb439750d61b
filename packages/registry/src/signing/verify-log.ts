import { type Environment, readEnvironment } from '../environment.ts';
import type { EnvironmentName } from '../environment-name.ts';
import { readLog, readLogLines } from '../read-log.ts';
import { RegistryError } from '../registry-error.ts';
import { toPublicKey } from './sign-record.ts';
import { readSigningKey } from './signing-key.ts';
import { findHeadError } from './store-log-head.ts';
import { type LogVerification, verifyChain } from './verify-chain.ts';

/**
 * Verifies each link and signature of the log, its head in the registry directory, and its last changes against the
 * environments. `faults` is empty if the log is intact.
 */
export async function verifyLog(store: string, registryDir: string): Promise<LogVerification> {
  const signingKey = await readSigningKey(registryDir);
  const lines = await readLogLines(store);
  const { intactLines: _, ...verification } = verifyChain(
    lines,
    signingKey && toPublicKey(signingKey),
  );
  const errors = await Promise.all([
    findHeadError(registryDir, lines),
    findEndError(store, 'production'),
    findEndError(store, 'staging'),
  ]);
  return {
    ...verification,
    faults: [...verification.faults, ...errors.filter((error) => error !== null)],
  };
}

/**
 * Detects a truncated log and a replaced environment file: the last line of the environment in the log must be its last
 * change.
 */
async function findEndError(store: string, env: EnvironmentName): Promise<string | null> {
  let environment: Environment;
  try {
    environment = await readEnvironment(store, env);
  } catch (error) {
    if (error instanceof RegistryError) return `the environment ${env} cannot be read`;
    throw error;
  }
  const { last_change: change } = environment;
  if (!change) return null;
  const lastLine = (await readLog(store)).findLast((line) => line.env === env);
  const isLogged =
    lastLine?.revision === change.revision &&
    lastLine.to === change.to &&
    lastLine.name === change.name;
  return isLogged
    ? null
    : `its last change of ${env} (revision ${change.revision}) differs from the environment`;
}

import path from 'node:path';
import { types } from 'node:util';
import {
  type ArtifactRecord,
  type EnvironmentName,
  readEnvironment,
  readRecord,
  SHELL_NAME,
} from '@tractor-haat/registry';
import { type RunningShell, runRemote, runShell, toErrorMessage } from './run-remote.ts';

/**
 * Loads a version as the site server does. A shell is also loaded with all live remotes. Resolves to a description of
 * the failure, or to null.
 */
export async function tryLoading(
  store: string,
  env: EnvironmentName,
  candidate: ArtifactRecord,
): Promise<string | null> {
  const { shell: liveShell, remotes } = await readEnvironment(store, env);
  const isShell = candidate.name === SHELL_NAME;
  const record = isShell
    ? candidate
    : liveShell && (await readRecord(store, SHELL_NAME, liveShell.version));
  if (!record) return 'no shell is live';
  let shell: RunningShell;
  try {
    shell = { record, code: runShell(store, record) };
  } catch (error) {
    return formatFailure(record, 'TH-201', error);
  }
  const candidates = isShell
    ? await Promise.all(
        Object.entries(remotes).map(([name, { version }]) => readRecord(store, name, version)),
      )
    : [candidate];
  for (const remote of candidates) {
    const result = runRemote(store, remote, shell);
    if ('error' in result) return formatFailure(remote, result.code, result.error);
  }
  return null;
}

function formatFailure({ name, version, server }: ArtifactRecord, code: string, error: unknown) {
  const outcome = code === 'TH-201' ? 'throws at load' : 'cannot be used';
  const bundlePath = path.join(name, version, server.file);
  return `${name}@${version} ${outcome} (${code}): ${formatStack(error, bundlePath)}`;
}

/** Returns the message of the error and the stack up to the frame in the file. */
export function formatStack(error: unknown, file: string): string {
  const stack = types.isNativeError(error) && error.stack ? error.stack : toErrorMessage(error);
  const lines = stack.split('\n');
  const frameIndex = lines.findIndex((line) => line.includes(`${file}:`));
  return lines.slice(0, frameIndex + 1 || 1).join('\n');
}

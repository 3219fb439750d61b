import path from 'node:path';
import { types } from 'node:util';
import {
  type ArtifactRecord,
  type EnvironmentName,
  readEnvironment,
  readRecord,
  SHELL,
} from '@tractor-haat/registry';
import { messageOf } from './message-of.ts';
import { runRemote, runShell } from './run-app.ts';

/** Error message and the first stack frame inside the bundle. */
export function textAndPlace(error: unknown, file: string): string {
  const stack = types.isNativeError(error) && error.stack ? error.stack : messageOf(error);
  const lines = stack.split('\n');
  const place = lines.findIndex((line) => line.includes(`${file}:`));
  return lines.slice(0, place + 1 || 1).join('\n');
}

function sentence({ name, version, server }: ArtifactRecord, code: string, error: unknown) {
  const what = code === 'TH-201' ? 'throws at load' : 'cannot be used';
  const place = path.join(name, version, server.file);
  return `${name}@${version} ${what} (${code}): ${textAndPlace(error, place)}`;
}

/**
 * Loads a version's server bundle like this server would; for a shell also those of all live
 * remotes. Returns what failed with message and location; null on success.
 */
export async function tryLoading(
  store: string,
  env: EnvironmentName,
  candidate: ArtifactRecord,
): Promise<string | null> {
  const { shell: live, remotes } = await readEnvironment(store, env);
  const isShell = candidate.name === SHELL;
  const record = isShell ? candidate : live && (await readRecord(store, SHELL, live.version));
  if (!record) return 'no shell is live';
  let shell: Parameters<typeof runRemote>[2];
  try {
    shell = { record, code: runShell(store, record) };
  } catch (error) {
    return sentence(record, 'TH-201', error);
  }
  const asking = isShell
    ? await Promise.all(
        Object.entries(remotes).map(([name, { version }]) => readRecord(store, name, version)),
      )
    : [candidate];
  for (const remote of asking) {
    const code = runRemote(store, remote, shell);
    if ('error' in code) return sentence(remote, code.code, code.error);
  }
  return null;
}

import { type ArtifactRecord, hostApiOf, runnableHostApis } from '@tractor-haat/registry';

/**
 * The number of what this server and the shell's bundle ask of each other (`bundle/entry.tsx`): raised when a
 * bundle of the one before could not be run as it is. `shell.json` names the same for the bundle of these sources.
 */
export const HOST_API = 1;

/** Throws when this server is not made for a shell. */
export function refuseOtherHostApi(record: ArtifactRecord): void {
  const wanted = hostApiOf(record);
  const accepted = runnableHostApis(HOST_API);
  if (accepted.includes(wanted)) return;
  throw new Error(
    `shell@${record.version} is of hostApi ${wanted}; this site server runs ${accepted.join(' and ')}`,
  );
}

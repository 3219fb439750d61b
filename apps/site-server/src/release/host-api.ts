import { type ArtifactRecord, getHostApi, listRunnableHostApis } from '@tractor-haat/registry';

/**
 * Version of the interface between this server and the shell bundle
 * (apps/shell/src/server/entry.tsx). `shell.json` declares the version that a bundle requires. Raise
 * it when the server can no longer run earlier bundles.
 */
export const HOST_API = 1;

/** Throws if this server cannot run the shell bundle. */
export function requireHostApi(record: ArtifactRecord): void {
  const requiredApi = getHostApi(record);
  const accepted = listRunnableHostApis(HOST_API);
  if (accepted.includes(requiredApi)) return;
  throw new Error(
    `shell@${record.version} requires hostApi ${requiredApi}; this site server supports ${accepted.join(' and ')}`,
  );
}

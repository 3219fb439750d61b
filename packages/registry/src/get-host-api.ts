import type { ArtifactRecord } from './parse-record.ts';

/** Version of shells whose record has no host API version, because it is older. */
const FIRST_HOST_API = 1;

/** Host API version of a shell. */
export const getHostApi = ({ host_api }: Pick<ArtifactRecord, 'host_api'>): number =>
  host_api ?? FIRST_HOST_API;

/** Host API versions that a site server supports: its own version, and the previous version for rollbacks. */
export const listRunnableHostApis = (serverVersion: number): number[] =>
  [serverVersion, serverVersion - 1].filter((version) => version >= FIRST_HOST_API);

import type { ArtifactRecord } from './parse-record.ts';

/** Shells that were published before host APIs were numbered have no version in their record. */
const FIRST_HOST_API = 1;

/** Host API version that a shell requires. It is 1 if the record contains none. */
export const getHostApi = ({ host_api }: Pick<ArtifactRecord, 'host_api'>): number =>
  host_api ?? FIRST_HOST_API;

/** Host API versions that a site server supports: its own, and the previous one for rollbacks. */
export const listRunnableHostApis = (serverVersion: number): number[] =>
  [serverVersion, serverVersion - 1].filter((version) => version >= FIRST_HOST_API);

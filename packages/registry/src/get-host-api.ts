import type { ArtifactRecord } from './record.ts';

/** Default for shells from before host API versions. */
const FIRST_HOST_API = 1;

/** Host API version of a shell. */
export const getHostApi = ({ host_api }: Pick<ArtifactRecord, 'host_api'>): number =>
  host_api ?? FIRST_HOST_API;

/** Host API versions that a site server supports: its own and the previous one, for rollbacks. */
export const listRunnableHostApis = (server: number): number[] =>
  [server, server - 1].filter((one) => one >= FIRST_HOST_API);

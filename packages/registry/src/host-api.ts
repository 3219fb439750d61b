import type { ArtifactRecord } from './record.ts';

/** What was published before there was a number is of the first. */
const FIRST_HOST_API = 1;

/** The number of what a shell's bundle and the site server ask of each other. */
export const hostApiOf = ({ host_api }: Pick<ArtifactRecord, 'host_api'>): number =>
  host_api ?? FIRST_HOST_API;

/** The numbers of the shells that a site server runs: its own and the one before, so that one can go back. */
export const runnableHostApis = (server: number): number[] =>
  [server, server - 1].filter((one) => one >= FIRST_HOST_API);

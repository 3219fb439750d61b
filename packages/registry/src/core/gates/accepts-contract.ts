import type { ArtifactRecord } from '../parse-record.ts';

export const FIRST_CONTRACT = 1;

/**
 * True if a remote's contract number equals that of the shell or is one lower. A deprecated member stays for one
 * version, so a new contract does not require all remotes to release at once.
 */
export const acceptsContract = (shellContract: number, contract: number): boolean =>
  contract >= FIRST_CONTRACT && (contract === shellContract || contract === shellContract - 1);

/** Shells that were published before host APIs were numbered have no version in their record. */
const FIRST_HOST_API = 1;

/** Host API version that a shell requires. It is 1 if the record contains none. */
export const getHostApi = ({ host_api }: Pick<ArtifactRecord, 'host_api'>): number =>
  host_api ?? FIRST_HOST_API;

/** Host API versions that a site server supports: its own, and the previous one for rollbacks. */
export const listRunnableHostApis = (serverVersion: number): number[] =>
  [serverVersion, serverVersion - 1].filter((version) => version >= FIRST_HOST_API);

type VersionTriple = [major: number, minor: number, patch: number];

function parseTriple(version: string): VersionTriple | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Returns true if an exact version satisfies a range. Supports the ranges of our builds: exact (`1.2.3`) and caret
 * (`^1.2.3`). Returns false for any other range.
 */
export function satisfies(version: string, range: string): boolean {
  const isCaretRange = range.startsWith('^');
  const actual = parseTriple(version);
  const required = parseTriple(isCaretRange ? range.slice(1) : range);
  if (!actual || !required) return false;
  if (!isCaretRange) return actual.every((part, index) => part === required[index]);
  // A caret range fixes all numbers up to the first one that is not zero.
  const firstNonZero = required.findIndex((part) => part > 0);
  const fixedCount = firstNonZero < 0 ? required.length : firstNonZero + 1;
  if (actual.slice(0, fixedCount).some((part, index) => part !== required[index])) return false;
  const [, minor, patch] = actual;
  return minor > required[1] || (minor === required[1] && patch >= required[2]);
}

import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { findEqualMatch, listClaims } from '@tractor-haat/server-kit/route-table';
import { SHELL_NAME } from '../app-name-schema.ts';
import { findArtifactErrors } from '../publish/find-artifact-errors.ts';
import { findSignatureError } from '../sign-record.ts';
import { storeLayout } from '../store-layout.ts';
import {
  acceptsContract,
  FIRST_CONTRACT,
  getHostApi,
  listRunnableHostApis,
  satisfies,
} from './accepts-contract.ts';
import { checkTypes, type TypesTool } from './check-types.ts';
import { type Gate, type GateInput, GateRejection, type GateViolation } from './gate.ts';
import { runSmokeTest, type SmokeCommand } from './run-smoke-test.ts';

/** A reason suffices to skip these gates. The other gates prevent outages, so they cannot be skipped. */
const SKIPPABLE_GATES = new Set(['size', 'smoke']);

/** Filters the names of gates that cannot be skipped. Unknown names are among them. */
export const filterUnskippable = (names: string[]) =>
  names.filter((name) => !SKIPPABLE_GATES.has(name));

/** External programs and the key that gates need. A gate without its program or key is omitted. */
export interface GateTools {
  smoke?: SmokeCommand;
  /**
   * Origin of the API that the smoke test uses. Default: API_BASE of the environment, or an API server that the smoke
   * test starts.
   */
  apiBase?: string;
  types?: TypesTool;
  /** Public key of the registry, which enables the signature gate. */
  key?: KeyObject;
}

/**
 * Runs all gates that are not skipped, the slow smoke test last. Returns the names of the gates that passed. Throws a
 * GateRejection at the first that did not.
 */
export async function runGates(
  input: GateInput,
  skipped: Set<string>,
  { smoke, apiBase, types, key }: GateTools = {},
): Promise<string[]> {
  const gates: Record<string, Gate> = {
    ...(key ? { signature: (gateInput: GateInput) => checkSignature(key, gateInput) } : {}),
    ...BUILT_IN_GATES,
    ...(types ? { types: (gateInput: GateInput) => checkTypes(types, gateInput) } : {}),
    ...(smoke ? { smoke: (gateInput: GateInput) => runSmokeTest(smoke, gateInput, apiBase) } : {}),
  };
  const passed: string[] = [];
  const { candidate } = input;
  for (const [name, gate] of Object.entries(gates)) {
    if (skipped.has(name)) continue;
    const violation = await gate(input);
    if (violation)
      throw new GateRejection(name, `${candidate.name}@${candidate.version}`, violation);
    passed.push(name);
  }
  return passed;
}

const NO_SHELL_VIOLATION: GateViolation = {
  actual: 'no live shell',
  expected: 'a live shell (promote it before the remotes)',
};

const BYTES_PER_KB = 1024;
const MAX_LISTED_ERRORS = 5;

const checkSize: Gate = ({ candidate: { sizes, budgets } }) => {
  if (!budgets) return null;
  const exceeded = [
    { name: 'entry', size_kb: sizes.entry / BYTES_PER_KB, limit_kb: budgets.entry_kb },
    { name: 'initial', size_kb: sizes.initial / BYTES_PER_KB, limit_kb: budgets.initial_kb },
    { name: 'total', size_kb: sizes.total / BYTES_PER_KB, limit_kb: budgets.total_kb },
  ].filter(({ size_kb, limit_kb }) => size_kb > limit_kb);
  if (exceeded.length === 0) return null;
  const actual = exceeded.map(({ name, size_kb }) => `${name} ${size_kb.toFixed(1)} KB`);
  const limits = exceeded.map(({ name, limit_kb }) => `${name} ${limit_kb.toFixed(1)} KB`);
  return { actual: actual.join(', '), expected: `at most ${limits.join(', ')} (brotli)` };
};

/** Compares a remote's version ranges with the shell's modules. A new shell is compared with all live remotes. */
const checkSharedModules: Gate = ({ candidate, shell, others }) => {
  if (!shell) return NO_SHELL_VIOLATION;
  const checkedRemotes = shell === candidate ? others : [candidate];
  for (const remote of checkedRemotes) {
    for (const [module, range] of Object.entries(remote.shared)) {
      const provided = shell.provides[module];
      if (provided === undefined || !satisfies(provided, range))
        return {
          actual: `"${remote.name}" requires ${module} ${range}`,
          expected: `what the shell ${shell.version} provides: ${provided ? `${module} ${provided}` : `no ${module}`}`,
        };
    }
  }
  return null;
};

/**
 * Rejects a pattern that another app has, and a pattern that matches a path of another app with equal rank, because the
 * router could then not decide between the two apps.
 */
const checkRoutes: Gate = ({ candidate, shell, others }) => {
  const liveApps = [...(shell ? [shell] : []), ...others];
  const otherApps = liveApps.filter(({ name }) => name !== candidate.name);
  const owners = new Map<string, string>();
  for (const other of otherApps)
    for (const claim of other.routes.flatMap(listClaims)) owners.set(claim, other.name);
  for (const route of candidate.routes) {
    const owner = listClaims(route)
      .map((claim) => owners.get(claim))
      .find((name) => name !== undefined);
    if (owner)
      return {
        actual: `the route ${route}, which "${owner}" owns`,
        expected: 'routes that no other app owns',
      };
    for (const other of otherApps)
      for (const otherRoute of other.routes) {
        const path = findEqualMatch(route, otherRoute);
        if (path)
          return {
            actual: `${path}, which both "${candidate.name}" (${route}) and "${other.name}" (${otherRoute}) match with equal rank`,
            expected: 'routes of which one ranks higher, for example by a static first segment',
          };
      }
  }
  return null;
};

const checkHostApi: Gate = ({ candidate, hostApi }) => {
  if (candidate.name !== SHELL_NAME || hostApi === undefined) return null;
  const requiredApi = getHostApi(candidate);
  const accepted = listRunnableHostApis(hostApi);
  if (accepted.includes(requiredApi)) return null;
  return {
    actual: `a shell with hostApi ${requiredApi}`,
    expected: `hostApi ${accepted.join(' or ')}, which the site server supports`,
  };
};

const checkFiles: Gate = async ({ store, candidate }) => {
  const errors = await findArtifactErrors(store, candidate);
  if (errors.length === 0) return null;
  const listed = errors.slice(0, MAX_LISTED_ERRORS).join(', ');
  const omittedCount = errors.length - MAX_LISTED_ERRORS;
  return {
    actual: omittedCount > 0 ? `${listed} and ${omittedCount} more` : listed,
    expected: 'every file as it was published (publishing the same build again restores them)',
  };
};

const checkContract: Gate = ({ candidate, shell, others }) => {
  if (!shell) return NO_SHELL_VIOLATION;
  const checkedRemotes = shell === candidate ? others : [candidate];
  const incompatible = checkedRemotes.find(
    (remote) => !acceptsContract(shell.contract, remote.contract),
  );
  if (!incompatible) return null;
  const accepted = [shell.contract, shell.contract - 1].filter(
    (number) => number >= FIRST_CONTRACT,
  );
  return {
    actual: `"${incompatible.name}" with contract ${incompatible.contract}`,
    expected: `contract ${accepted.join(' or ')}, which the shell ${shell.version} accepts`,
  };
};

/** The cheapest gates run first, so that most rejections come early. */
const BUILT_IN_GATES: Record<string, Gate> = {
  contract: checkContract,
  host: checkHostApi,
  shared: checkSharedModules,
  routes: checkRoutes,
  size: checkSize,
  files: checkFiles,
};

async function checkSignature(
  key: KeyObject,
  { store, candidate }: GateInput,
): Promise<GateViolation | null> {
  const { name, version } = candidate;
  const text = await fs.readFile(storeLayout.record(store, name, version), 'utf8');
  const error = await findSignatureError(store, candidate, text, key);
  if (error === null) return null;
  return {
    actual: `a record that ${error}`,
    expected:
      "the registry's signature (publishing the same build again signs it, or mfe sign on the registry's machine)",
  };
}

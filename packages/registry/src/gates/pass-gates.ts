import type { KeyObject } from 'node:crypto';
import type { TypesTool } from '../types/types-tool.ts';
import { contractGate } from './contract.ts';
import { filesGate } from './files.ts';
import { type Gate, type GateInput, GateRefusal } from './gate.ts';
import { hostGate } from './host.ts';
import { routesGate } from './routes.ts';
import { sharedGate } from './shared.ts';
import { signatureGate } from './signature.ts';
import { sizeGate } from './size.ts';
import { type SmokeCommand, smokeGate } from './smoke.ts';
import { typesGate } from './types.ts';

/** In the order of their cost to whoever waits: the cheapest answers first. */
const gates: Record<string, Gate> = {
  contract: contractGate,
  host: hostGate,
  shared: sharedGate,
  routes: routesGate,
  size: sizeGate,
  files: filesGate,
};

/** Gates that a person may step over with a reason; the others guard the site from breaking. */
const skippable = new Set(['size', 'smoke']);

/** Names of the gates that cannot be skipped though it was asked for. */
export const unskippable = (names: string[]) => names.filter((name) => !skippable.has(name));

/** Other programs that gates ask: a gate whose program is not given is left out. */
export interface Tools {
  /** How to try it in a browser. */
  smoke?: SmokeCommand;
  /** What knows the types that remotes share. */
  types?: TypesTool;
  /** The registry's public key. */
  key?: KeyObject;
}

/**
 * Passes the candidate through every gate that is not skipped; throws the first GateRefusal. The smoke
 * gate takes longest and comes last.
 */
export async function passGates(
  input: GateInput,
  skipped: Set<string>,
  { smoke, types, key }: Tools = {},
): Promise<string[]> {
  const passed: string[] = [];
  const all: [string, Gate][] = [
    ...(key
      ? [['signature', (given: GateInput) => signatureGate(key, given)] as [string, Gate]]
      : []),
    ...Object.entries(gates),
    ...(types ? [['types', (given: GateInput) => typesGate(types, given)] as [string, Gate]] : []),
    ...(smoke ? [['smoke', (given: GateInput) => smokeGate(smoke, given)] as [string, Gate]] : []),
  ];
  for (const [name, gate] of all) {
    if (skipped.has(name)) continue;
    const objection = await gate(input);
    const { candidate } = input;
    if (objection) throw new GateRefusal(name, `${candidate.name}@${candidate.version}`, objection);
    passed.push(name);
  }
  return passed;
}

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

/** Cheapest first. */
const gates: Record<string, Gate> = {
  contract: contractGate,
  host: hostGate,
  shared: sharedGate,
  routes: routesGate,
  size: sizeGate,
  files: filesGate,
};

/** Gates that can be skipped with a reason; the others prevent outages. */
const skippable = new Set(['size', 'smoke']);

/** Names that cannot be skipped. */
export const unskippable = (names: string[]) => names.filter((name) => !skippable.has(name));

/** External programs of gates; a gate without its program is omitted. */
export interface Tools {
  /** Browser test of a candidate. */
  smoke?: SmokeCommand;
  /** Program for the shared types. */
  types?: TypesTool;
  key?: KeyObject;
}

/** Runs all gates that are not skipped; throws the first GateRefusal. The smoke gate is the slowest and comes last. */
export async function passGates(
  input: GateInput,
  skipped: Set<string>,
  { smoke, types, key }: Tools = {},
): Promise<string[]> {
  const passed: string[] = [];
  const all: [string, Gate][] = [
    ...(key
      ? [['signature', (gateInput: GateInput) => signatureGate(key, gateInput)] as [string, Gate]]
      : []),
    ...Object.entries(gates),
    ...(types
      ? [['types', (gateInput: GateInput) => typesGate(types, gateInput)] as [string, Gate]]
      : []),
    ...(smoke
      ? [['smoke', (gateInput: GateInput) => smokeGate(smoke, gateInput)] as [string, Gate]]
      : []),
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

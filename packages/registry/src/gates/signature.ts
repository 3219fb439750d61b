import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { findSignatureProblem } from '../signing/record-signature.ts';
import { storeLayout } from '../store-layout.ts';
import type { GateInput, Objection } from './gate.ts';

/** The registry's signature of the record is valid. */
export async function signatureGate(
  key: KeyObject,
  { store, candidate }: GateInput,
): Promise<Objection | null> {
  const { name, version } = candidate;
  const text = await fs.readFile(storeLayout.record(store, name, version), 'utf8');
  const problem = await findSignatureProblem(store, candidate, text, key);
  if (problem === null) return null;
  return {
    found: `a record that ${problem}`,
    expected:
      "the registry's signature (publishing the same build again signs it, or mfe sign on the registry's machine)",
  };
}

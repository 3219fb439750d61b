import { artifactFaults } from '../artifact-check.ts';
import type { Gate } from './gate.ts';

/** All files of the version exist in the store with their published content. */
export const filesGate: Gate = async ({ store, candidate }) => {
  const faults = await artifactFaults(store, candidate);
  if (faults.length === 0) return null;
  const firstFaults = faults.slice(0, 5).join(', ');
  return {
    found: faults.length > 5 ? `${firstFaults} and ${faults.length - 5} more` : firstFaults,
    expected: 'every file as it was published (publishing the same build again restores them)',
  };
};

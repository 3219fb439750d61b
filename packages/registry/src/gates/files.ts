import { findArtifactProblems } from '../artifact-check.ts';
import type { Gate } from './gate.ts';

/** All files of the version exist in the store with their published content. */
export const filesGate: Gate = async ({ store, candidate }) => {
  const problems = await findArtifactProblems(store, candidate);
  if (problems.length === 0) return null;
  const firstProblems = problems.slice(0, 5).join(', ');
  return {
    found: problems.length > 5 ? `${firstProblems} and ${problems.length - 5} more` : firstProblems,
    expected: 'every file as it was published (publishing the same build again restores them)',
  };
};

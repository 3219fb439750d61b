import path from 'node:path';
import type { ArtifactRecord } from '../parse-record.ts';
import { storeLayout } from '../store-layout.ts';
import { findBrokenMembers, type TypesTool } from '../types/types-tool.ts';
import type { GateInput, GateViolation } from './gate.ts';

/**
 * Compares the shared types that a remote was built against with those of the shell, for the names that the remote
 * uses. Different contract numbers are not compared, because the contract gate decides on them.
 */
export async function checkTypes(tool: TypesTool, input: GateInput): Promise<GateViolation | null> {
  const { store, candidate, shell, others } = input;
  if (!shell?.types) return null;
  const checkedRemotes = shell === candidate ? others : [candidate];
  for (const remote of checkedRemotes) {
    const isComparable = remote.types !== null && remote.contract === shell.contract;
    if (!isComparable || remote.types?.integrity === shell.types.integrity) continue;
    const [broken] = await findBrokenMembers(
      tool,
      toTypesFile(store, remote),
      toTypesFile(store, shell),
      remote.uses,
    );
    if (broken)
      return {
        actual: `"${remote.name}" was built against a different ${broken.member} than the shell ${shell.version} has: ${broken.why}`,
        expected:
          'a shell that is compatible with the types that its remotes were built against, or a new contract number',
      };
  }
  return null;
}

const toTypesFile = (store: string, { name, version, types }: ArtifactRecord) =>
  path.resolve(storeLayout.server(store, name, version), types?.file ?? '');

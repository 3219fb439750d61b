import path from 'node:path';
import type { ArtifactRecord } from '../record.ts';
import { storeLayout } from '../store-layout.ts';
import { brokenBy, type TypesTool } from '../types/types-tool.ts';
import type { GateInput, Objection } from './gate.ts';

const fileOf = (store: string, { name, version, types }: ArtifactRecord) =>
  path.resolve(storeLayout.server(store, name, version), types?.file ?? '');

/**
 * The shell must provide the types that a remote was built against. Not checked when the contract
 * number increased or the types are equal.
 */
export async function typesGate(tool: TypesTool, input: GateInput): Promise<Objection | null> {
  const { store, candidate, shell, others } = input;
  if (!shell?.types) return null;
  const asking = shell === candidate ? others : [candidate];
  for (const remote of asking) {
    const isJudged = remote.contract === shell.contract && remote.types;
    if (!isJudged || remote.types?.integrity === shell.types.integrity) continue;
    const [broken] = await brokenBy(tool, fileOf(store, remote), fileOf(store, shell), remote.uses);
    if (broken)
      return {
        found: `"${remote.name}" was built against another ${broken.member} than the shell ${shell.version} has: ${broken.why}`,
        expected:
          'a shell that serves what its remotes were built against, or a new number of the contract',
      };
  }
  return null;
}

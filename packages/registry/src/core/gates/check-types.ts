import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseJson, textSchema } from '../parse-json.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { createGateEnvironment, type GateInput, type GateViolation } from './gate.ts';

/** Entry of `uses` for a namespace import, which can use any name. */
const NAMESPACE_IMPORT = '*';

/** Long, because the compiler may have to read the types of React first. */
const TIMEOUT_MS = 60_000;
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/**
 * Program for the shared types. Without arguments it prints those of this checkout. With `--before`, `--now` and
 * `--uses` it prints the incompatible members as JSON.
 */
export type TypesTool = readonly [file: string, ...args: string[]];

const brokenMembersSchema = z.array(z.object({ member: textSchema, why: textSchema }));

/** Member of the shared types that a remote uses and that is incompatible in the shell. `why` is the reason. */
type BrokenMember = z.infer<typeof brokenMembersSchema>[number];

/** Reads the shared types of this checkout as JSON. Throws a RegistryError if the program fails. */
export const readCurrentTypes = (tool: TypesTool): Promise<string> => runTypesTool(tool);

/**
 * Finds the members of the shared types that are incompatible for a remote. Throws a RegistryError if the program
 * fails.
 *
 * @param before file with the types that the remote was built against
 * @param now file with the types of the shell that would run it
 * @param uses names that the remote imports; if empty, all members are compared
 */
async function findBrokenMembers(
  tool: TypesTool,
  before: string,
  now: string,
  uses: readonly string[],
): Promise<BrokenMember[]> {
  const hasOnlyNamedImports = uses.length > 0 && !uses.includes(NAMESPACE_IMPORT);
  const usesOption = hasOnlyNamedImports ? ['--uses', uses.join(',')] : [];
  const output = await runTypesTool(tool, '--before', before, '--now', now, ...usesOption);
  return parseJson(output, brokenMembersSchema, 'The comparison of types');
}

async function runTypesTool([file, ...args]: TypesTool, ...extraArgs: string[]): Promise<string> {
  try {
    const options = {
      env: createGateEnvironment(),
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_OUTPUT_BYTES,
    };
    return (await promisify(execFile)(file, [...args, ...extraArgs], options)).stdout;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new RegistryError(`The shared types cannot be read: ${stderr?.trim() || error}`, {
      cause: error,
    });
  }
}

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

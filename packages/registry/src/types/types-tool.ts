import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { createGateEnvironment } from '../gates/create-gate-environment.ts';
import { parseJson, text } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';

/** Wildcard for namespace imports. */
const NAMESPACE_IMPORT = '*';

/** Timeout; the compiler may have to read React's types first. */
const TIMEOUT_MS = 60_000;

/**
 * Program for the shared types: without arguments it prints those of this checkout; with `--before`, `--now` and
 * `--uses` it prints the incompatible members.
 */
export type TypesTool = readonly [file: string, ...args: string[]];

const brokenSchema = z.array(z.object({ member: text, why: text }));

/** An incompatible member of the shared types. */
export type BrokenMember = z.infer<typeof brokenSchema>[number];

async function runTypesTool([file, ...args]: TypesTool, ...extraArgs: string[]): Promise<string> {
  try {
    const options = {
      env: createGateEnvironment(),
      timeout: TIMEOUT_MS,
      maxBuffer: 8 * 1024 * 1024,
    };
    return (await promisify(execFile)(file, [...args, ...extraArgs], options)).stdout;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new RegistryError(`The shared types cannot be read: ${stderr?.trim() || error}`, {
      cause: error,
    });
  }
}

/** Shared types of this checkout as one text. */
export const readCurrentTypes = (tool: TypesTool): Promise<string> => runTypesTool(tool);

/**
 * Finds members of the shared types that are incompatible for a remote.
 *
 * @param before file with the types that the remote was built against
 * @param now file with the types of the shell that it would run on
 * @param uses names that the remote imports
 */
export async function findBrokenMembers(
  tool: TypesTool,
  before: string,
  now: string,
  uses: readonly string[],
): Promise<BrokenMember[]> {
  const usesArguments =
    uses.length > 0 && !uses.includes(NAMESPACE_IMPORT) ? ['--uses', uses.join(',')] : [];
  const output = await runTypesTool(tool, '--before', before, '--now', now, ...usesArguments);
  return parseJson(output, brokenSchema, 'The comparison of types');
}

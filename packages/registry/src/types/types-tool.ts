import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { gateEnvironment } from '../gates/gate-environment.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, text } from '../schema.ts';

/** Wildcard for namespace imports. */
const ALL = '*';

/** Timeout; the compiler may have to read React's types first. */
const LIMIT_MS = 60_000;

/**
 * Program for the shared types: without arguments it prints those of this checkout; with `--before`, `--now` and
 * `--uses` it prints the incompatible members.
 */
export type TypesTool = readonly [file: string, ...args: string[]];

const brokenSchema = z.array(z.object({ member: text, why: text }));

/** An incompatible member of the shared types. */
export type BrokenMember = z.infer<typeof brokenSchema>[number];

async function ask([file, ...args]: TypesTool, ...more: string[]): Promise<string> {
  try {
    const options = { env: gateEnvironment(), timeout: LIMIT_MS, maxBuffer: 8 * 1024 * 1024 };
    return (await promisify(execFile)(file, [...args, ...more], options)).stdout;
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new RegistryError(`The shared types cannot be read: ${stderr?.trim() || error}`, {
      cause: error,
    });
  }
}

/** Shared types of this checkout as one text. */
export const typesNow = (tool: TypesTool): Promise<string> => ask(tool);

/**
 * Incompatibilities for a remote that was built against `before` and imports `uses`, when it runs on `now`; both are
 * files.
 */
export async function brokenBy(
  tool: TypesTool,
  before: string,
  now: string,
  uses: readonly string[],
): Promise<BrokenMember[]> {
  const named = uses.length > 0 && !uses.includes(ALL) ? ['--uses', uses.join(',')] : [];
  const output = await ask(tool, '--before', before, '--now', now, ...named);
  return parseJson(output, brokenSchema, 'The comparison of types');
}

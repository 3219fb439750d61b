import { GateRefusal } from '../gates/gate.ts';
import { RegistryError } from '../registry-error.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, readCommandLine, UsageError } from './arguments.ts';
import { commands, type Surroundings } from './commands.ts';

const USAGE = `Usage:
  mfe status [--env production|staging]
  mfe publish <app>...
  mfe promote <app>@<version>... [--env production|staging] [--by <login>] [--skip-gate "<gate>=<reason>"]
  mfe rollback <app> --to <version> [--from <version>] [--env production|staging] [--by <login>]
  mfe repair [--env production|staging]
  mfe preview <app>@<version>... [--path /…] [--hours 24]
  mfe prune [--dry-run]
  mfe pin|unpin <app>@<version>... [--by <login>]
  mfe log [<app>...] [--env production|staging]
  mfe log --verify
  mfe sign
  mfe diff <app>[@<version>] [<app>@<version>] [--env production|staging]
  mfe token create --team <team> --apps <app>,… --env production,staging --rights publish,promote,shell,skip-gate
                   [--holder <login>] [--days 90]
  mfe token list
  mfe token revoke <id>...
With REGISTRY_URL (and a team's token in MFE_TOKEN) the registry is a service, else the folder STORE_DIR.
With --json the answer is one JSON document. A command that changed nothing ends with 4.`;

async function answer(line: CommandLine, surroundings: Surroundings): Promise<Answer> {
  const [least, command] = commands[line.command] ?? [];
  if (!line.command) throw new UsageError('No command.');
  if (least === undefined || !command)
    throw new UsageError(`There is no command "mfe ${line.command}".`);
  if (line.subjects.length < least) throw new UsageError(`"mfe ${line.command}" is not complete.`);
  return command(line, surroundings);
}

/** One line for each part of a refusal, so that people and logs can find it. */
const refusalText = ({ gate, found, expected, message }: GateRefusal) =>
  `${message}\n  gate:     ${gate}\n  found:    ${found}\n  expected: ${expected}`;

/**
 * Runs one command. Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a gate, 4 nothing was to be
 * done.
 */
export async function run(args: string[], surroundings: Surroundings): Promise<number> {
  const { out, err, login } = surroundings;
  const json = args.includes('--json');
  const fail = (code: number, text: string, data: object) => {
    if (json) out(JSON.stringify({ error: data }));
    else err(text);
    return code;
  };
  try {
    const { text, data, didNothing } = await answer(readCommandLine(args, login), surroundings);
    out(json ? JSON.stringify(data) : text);
    return didNothing ? 4 : 0;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { message } = error;
    if (error instanceof UsageError) return fail(2, `${message}\n${USAGE}`, { message });
    if (!(error instanceof GateRefusal)) return fail(1, message, { message });
    const { gate, found, expected } = error;
    return fail(3, refusalText(error), { message, gate, found, expected });
  }
}

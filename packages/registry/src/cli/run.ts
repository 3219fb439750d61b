import { GateRefusal } from '../gates/gate.ts';
import { RegistryError } from '../registry-error.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, readCommandLine, UsageError } from './arguments.ts';
import { promoteApps } from './promote-apps.ts';
import { publishApps } from './publish-apps.ts';
import { status } from './status.ts';

const USAGE = `Usage:
  mfe status [--env production|staging]
  mfe publish <app>...
  mfe promote <app>@<version>... [--env production|staging] [--by <login>] [--skip-gate "<gate>=<reason>"]
With --json the answer is one JSON document.`;

/** Where the command works and what it writes to. */
export interface Surroundings {
  store: string;
  appsFolder: string;
  login: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

async function answer(line: CommandLine, { store, appsFolder }: Surroundings): Promise<Answer> {
  if (line.command === 'status' && line.subjects.length === 0) return status(store, line.env);
  if (line.command === 'publish' && line.subjects.length > 0)
    return publishApps(store, appsFolder, line.subjects);
  if (line.command === 'promote' && line.subjects.length > 0) return promoteApps(store, line);
  throw new UsageError(line.command ? `"mfe ${line.command}" is not complete.` : 'No command.');
}

/** One line for each part of a refusal, so that people and logs can find it. */
const refusalText = ({ gate, found, expected, message }: GateRefusal) =>
  `${message}\n  gate:     ${gate}\n  found:    ${found}\n  expected: ${expected}`;

/** Runs one command. Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a gate. */
export async function run(args: string[], surroundings: Surroundings): Promise<number> {
  const { out, err, login } = surroundings;
  const json = args.includes('--json');
  const fail = (code: number, text: string, data: object) => {
    if (json) out(JSON.stringify({ error: data }));
    else err(text);
    return code;
  };
  try {
    const { text, data } = await answer(readCommandLine(args, login), surroundings);
    out(json ? JSON.stringify(data) : text);
    return 0;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { message } = error;
    if (error instanceof UsageError) return fail(2, `${message}\n${USAGE}`, { message });
    if (!(error instanceof GateRefusal)) return fail(1, message, { message });
    const { gate, found, expected } = error;
    return fail(3, refusalText(error), { message, gate, found, expected });
  }
}

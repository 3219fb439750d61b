import { GateRefusal } from '../gates/gate.ts';
import type { SmokeCommand } from '../gates/smoke.ts';
import { RegistryError } from '../registry-error.ts';
import type { TypesTool } from '../types/types-tool.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, readCommandLine, UsageError } from './arguments.ts';
import { diff } from './diff.ts';
import { previewApps } from './preview-apps.ts';
import { promoteApps } from './promote-apps.ts';
import { pinApps, pruneStore } from './prune-store.ts';
import { publishApps } from './publish-apps.ts';
import { repairEnvironment } from './repair-environment.ts';
import { rollbackApp } from './rollback-app.ts';
import { showLog } from './show-log.ts';
import { status } from './status.ts';

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
  mfe diff <app>[@<version>] [<app>@<version>] [--env production|staging]
With --json the answer is one JSON document. A command that changed nothing ends with 4.`;

/** Where the command works and what it writes to. */
export interface Surroundings {
  store: string;
  appsFolder: string;
  login: string;
  /** Scheme and host of the site that shows previews; null where none is known. */
  site: string | null;
  /** Whether that site shows previews; null where nobody knows. */
  showsPreviews: boolean | null;
  /** The number of the site server (docs/delivery.md). */
  hostApi: () => Promise<number>;
  /** How a version is tried in a browser before it goes live. */
  smoke: SmokeCommand;
  /** What knows the types that remotes share; left out, they are neither published nor compared. */
  types?: TypesTool | undefined;
  out: (text: string) => void;
  err: (text: string) => void;
}

type Command = (line: CommandLine, surroundings: Surroundings) => Promise<Answer>;

/** Each command with the least number of subjects that it needs. */
const commands: Record<string, readonly [least: number, run: Command]> = {
  status: [0, ({ env }, { store }) => status(store, env)],
  publish: [1, ({ subjects }, place) => publishApps(place, subjects)],
  promote: [
    1,
    async (line, { store, hostApi, smoke, types, err }) => {
      const tools = types ? { smoke, types } : { smoke };
      return promoteApps({ store, hostApi: await hostApi(), tools }, line, err);
    },
  ],
  rollback: [
    1,
    async (line, { store, hostApi, types }) =>
      rollbackApp({ store, hostApi: await hostApi(), tools: types ? { types } : {} }, line),
  ],
  repair: [0, ({ env }, { store }) => repairEnvironment(store, env)],
  preview: [
    1,
    (line, { store, site, showsPreviews }) => previewApps(store, { site, showsPreviews }, line),
  ],
  prune: [0, (line, { store }) => pruneStore(store, line)],
  pin: [1, (line, { store }) => pinApps(store, line)],
  unpin: [1, (line, { store }) => pinApps(store, line)],
  log: [0, (line, { store }) => showLog(store, line)],
  diff: [1, (line, { store }) => diff(store, line)],
};

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

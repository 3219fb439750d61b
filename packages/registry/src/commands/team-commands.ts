import { GateRejection } from '../core/gates/gate.ts';
import type { CanaryAction, Registry } from '../core/registry.ts';
import { RegistryError } from '../core/registry-error.ts';
import { diffVersions } from './diff-versions.ts';
import { changeCanary, promoteApps, rollbackApp } from './promote-apps.ts';
import { previewApps, publishApps } from './publish-apps.ts';
import {
  type CommandLine,
  type CommandResult,
  readCommandLine,
  type TeamCliContext,
  UsageError,
} from './read-command-line.ts';
import { showLog, showStatus } from './show-status.ts';

const EXIT_CODES = { success: 0, failure: 1, usageError: 2, rejectedByGate: 3, nothingToDo: 4 };

/**
 * Creates a function that runs a command, prints its result and returns the exit code. Errors other than RegistryErrors
 * are thrown.
 */
export const createCommandRunner =
  <Context extends TeamCliContext>(commands: Commands<Context>, usage: string) =>
  async (args: string[], context: Context): Promise<number> => {
    const { printOutput, printMessage, login } = context;
    const isJson = args.includes('--json');
    const fail = (code: number, text: string, data: object) => {
      if (isJson) printOutput(JSON.stringify({ error: data }));
      else printMessage(text);
      return code;
    };
    try {
      const { text, data, isUnchanged } = await runCommand(
        commands,
        readCommandLine(args, login),
        context,
      );
      printOutput(isJson ? JSON.stringify(data) : text);
      return isUnchanged ? EXIT_CODES.nothingToDo : EXIT_CODES.success;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const { message } = error;
      if (error instanceof UsageError)
        return fail(EXIT_CODES.usageError, `${message}\n${usage}`, { message });
      if (!(error instanceof GateRejection)) return fail(EXIT_CODES.failure, message, { message });
      const { gate, actual, expected } = error;
      const data = { message, gate, found: actual, expected };
      return fail(EXIT_CODES.rejectedByGate, formatRejection(error), data);
    }
  };

async function runCommand<Context>(
  commands: Commands<Context>,
  line: CommandLine,
  context: Context,
): Promise<CommandResult> {
  if (!line.command) throw new UsageError('No command.');
  const command = commands[line.command];
  if (!command) throw new UsageError(`There is no command "mfe ${line.command}".`);
  if (line.subjects.length < command.minArguments)
    throw new UsageError(`"mfe ${line.command}" requires an argument.`);
  return command.run(line, context);
}

/** Prints each field on its own line, so that the output of CI jobs can be searched. */
const formatRejection = ({ gate, actual, expected, message }: GateRejection) =>
  `${message}\n  gate:     ${gate}\n  found:    ${actual}\n  expected: ${expected}`;

type RunCommand<Context> = (line: CommandLine, context: Context) => Promise<CommandResult>;

/** Commands by name. */
export type Commands<Context> = Readonly<
  Record<string, { readonly minArguments: number; readonly run: RunCommand<Context> }>
>;

type RunTeamCommand = RunCommand<TeamCliContext>;

/** Rejects `--by` with a registry service, because the token identifies the author. */
const requireTokenAuthor =
  (run: RunTeamCommand): RunTeamCommand =>
  async (line, context) => {
    if (context.service && line.hasExplicitAuthor)
      throw new UsageError('--by is not allowed: the registry uses the holder of the token.');
    return run(line, context);
  };

/** Commands that teams can run, on a local folder or a registry service. */
export const teamCommands: Commands<TeamCliContext> = {
  status: { minArguments: 0, run: ({ env }, { registry }) => showStatus(registry, env) },
  publish: { minArguments: 1, run: ({ subjects }, context) => publishApps(context, subjects) },
  promote: {
    minArguments: 1,
    run: requireTokenAuthor((line, { registry, printMessage }) =>
      promoteApps(registry, line, printMessage),
    ),
  },
  rollback: {
    minArguments: 1,
    run: requireTokenAuthor((line, { registry }) => rollbackApp(registry, line)),
  },
  hold: createCanaryCommand('hold'),
  'go-on': createCanaryCommand('go-on'),
  'take-back': createCanaryCommand('take-back'),
  preview: { minArguments: 1, run: (line, context) => previewApps(context, line) },
  log: {
    minArguments: 0,
    run: (line, { registry }) => (line.verify ? runVerifyLog(registry) : showLog(registry, line)),
  },
  diff: { minArguments: 1, run: (line, { registry }) => diffVersions(registry, line) },
};

function createCanaryCommand(action: CanaryAction) {
  const run: RunTeamCommand = (line, { registry }) => changeCanary(registry, action, line);
  return { minArguments: 1, run: requireTokenAuthor(run) };
}

const MAX_LISTED_ERRORS = 5;

/** Fails if a line was altered. */
async function runVerifyLog(registry: Registry): Promise<CommandResult> {
  const { lines, chained, signed, faults: errors } = await registry.verifyLog();
  if (errors.length > 0)
    throw new RegistryError(
      `The log was altered: ${errors.slice(0, MAX_LISTED_ERRORS).join('; ')}.`,
    );
  const unlinked = lines - chained;
  const messages = [
    `The log is intact: ${lines} lines, ${chained} linked, ${signed} signed.`,
    ...(unlinked > 0
      ? [`${unlinked} are older than the hash chain; its first hash covers them.`]
      : []),
  ];
  return { text: messages.join(' '), data: { lines, chained, signed } };
}

export const TEAM_USAGE = `With the registry (REGISTRY_URL, with the team's token or a CI's identity in MFE_TOKEN):
  mfe status                                            lists the live versions
  mfe publish <app>                                     publishes the last build
  mfe preview <app>@<version>... [--path /…] [--hours 24]
                                                        creates a preview link
  mfe promote <app>@<version>... [--skip-gate "<gate>=<reason>"]
                                                        makes versions live after their gates
  mfe promote <app>@<version> --to 10% | --to "5%,25%,100% every 10 min"
                                                        starts a canary, or changes its share
  mfe hold|go-on|take-back <app> [--why <reason>]       pauses, resumes or rolls back a canary
  mfe rollback <app> --to <version> [--from <version>]  makes an earlier version live again
  mfe diff <app>[@<version>] [<app>@<version>]          compares two versions
  mfe log [<app>...] | --verify                         lists the releases, or verifies the log
Options: --env production|staging (default production), --json (one JSON document).
Exit code: 0 success, 1 failure, 2 invalid command line, 3 rejected by a gate, 4 nothing to do.`;

/** Runs a team command and returns the exit code. Commands of the operator are usage errors. */
export const runAsTeam = createCommandRunner(teamCommands, TEAM_USAGE);

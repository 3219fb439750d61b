import type { CanaryAction, Registry } from '../client/registry.ts';
import { RegistryError } from '../registry-error.ts';
import { changeCanary } from './change-canary.ts';
import type { TeamCliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { diffVersions } from './diff-versions.ts';
import { previewApps } from './preview-apps.ts';
import { promoteApps } from './promote-apps.ts';
import { publishApps } from './publish-apps.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';
import { rollbackApp } from './rollback-app.ts';
import { showLog } from './show-log.ts';
import { showStatus } from './show-status.ts';

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

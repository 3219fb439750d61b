import type { Registry } from '../client/registry.ts';
import { RegistryError } from '../registry-error.ts';
import { changeCanary } from './change-canary.ts';
import type { TeamCliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { diff } from './diff.ts';
import { previewApps } from './preview-apps.ts';
import { promoteApps } from './promote-apps.ts';
import { publishApps } from './publish-apps.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';
import { rollbackApp } from './rollback-app.ts';
import { showLog } from './show-log.ts';
import { showStatus } from './show-status.ts';

/** Commands by name, each with its minimum number of arguments. */
export type Commands<Context> = Readonly<
  Record<
    string,
    readonly [
      minArguments: number,
      run: (line: CommandLine, context: Context) => Promise<CommandResult>,
    ]
  >
>;

type TeamCommand = (line: CommandLine, context: TeamCliContext) => Promise<CommandResult>;

/** Rejects `--by` with a registry service, because the token identifies the author. */
const requireTokenAuthor =
  (run: TeamCommand): TeamCommand =>
  async (line, context) => {
    if (context.service && line.hasExplicitAuthor)
      throw new UsageError('--by is not allowed: the registry uses the holder of the token.');
    return run(line, context);
  };

/** Commands that teams can run, on a local folder or a registry service. */
export const teamCommands: Commands<TeamCliContext> = {
  status: [0, ({ env }, { registry }) => showStatus(registry, env)],
  publish: [1, ({ subjects }, context) => publishApps(context, subjects)],
  promote: [1, requireTokenAuthor((line, { registry, err }) => promoteApps(registry, line, err))],
  rollback: [1, requireTokenAuthor((line, { registry }) => rollbackApp(registry, line))],
  hold: [1, requireTokenAuthor((line, { registry }) => changeCanary(registry, 'hold', line))],
  'go-on': [1, requireTokenAuthor((line, { registry }) => changeCanary(registry, 'go-on', line))],
  'take-back': [
    1,
    requireTokenAuthor((line, { registry }) => changeCanary(registry, 'take-back', line)),
  ],
  preview: [
    1,
    (line, { registry, site, showsPreviews }) =>
      previewApps(registry, { site, showsPreviews }, line),
  ],
  log: [
    0,
    (line, { registry }) => (line.verify ? runVerifyLog(registry) : showLog(registry, line)),
  ],
  diff: [1, (line, { registry }) => diff(registry, line)],
};

/** Fails if a line was altered, and lists up to five errors. */
async function runVerifyLog(registry: Registry): Promise<CommandResult> {
  const { lines, chained, signed, faults: errors } = await registry.verifyLog();
  if (errors.length > 0)
    throw new RegistryError(`The log was altered: ${errors.slice(0, 5).join('; ')}.`);
  const older = lines - chained;
  const fragments = [
    `The log is intact: ${lines} lines, ${chained} linked, ${signed} signed.`,
    ...(older > 0 ? [`${older} are older than the hash chain; its first hash covers them.`] : []),
  ];
  return { text: fragments.join(' '), data: { lines, chained, signed } };
}

import type { Registry } from '../client/registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import type { TeamCliContext } from './cli-context.ts';
import { diff } from './diff.ts';
import { previewApps } from './preview-apps.ts';
import { promoteApps } from './promote-apps.ts';
import { publishApps } from './publish-apps.ts';
import { rollbackApp } from './rollback-app.ts';
import { showLog } from './show-log.ts';
import { status } from './status.ts';
import { steerRelease } from './steer-release.ts';

/** Commands with their minimum number of arguments. */
export type Commands<Place> = Readonly<
  Record<
    string,
    readonly [least: number, run: (line: CommandLine, place: Place) => Promise<Answer>]
  >
>;

type TeamCommand = (line: CommandLine, place: TeamCliContext) => Promise<Answer>;

/** Over the network the token identifies the caller. */
const byToken =
  (run: TeamCommand): TeamCommand =>
  async (line, context) => {
    if (context.service && line.saysBy)
      throw new UsageError('--by is not allowed: the registry uses the holder of the token.');
    return run(line, context);
  };

/** Team commands, for folder and service. */
export const teamCommands: Commands<TeamCliContext> = {
  status: [0, ({ env }, { registry }) => status(registry, env)],
  publish: [1, ({ subjects }, place) => publishApps(place, subjects)],
  promote: [1, byToken((line, { registry, err }) => promoteApps(registry, line, err))],
  rollback: [1, byToken((line, { registry }) => rollbackApp(registry, line))],
  hold: [1, byToken((line, { registry }) => steerRelease(registry, 'hold', line))],
  'go-on': [1, byToken((line, { registry }) => steerRelease(registry, 'go-on', line))],
  'take-back': [1, byToken((line, { registry }) => steerRelease(registry, 'take-back', line))],
  preview: [
    1,
    (line, { registry, site, showsPreviews }) =>
      previewApps(registry, { site, showsPreviews }, line),
  ],
  log: [0, (line, { registry }) => (line.verify ? verifyLog(registry) : showLog(registry, line))],
  diff: [1, (line, { registry }) => diff(registry, line)],
};

/** Verifies the whole log; fails with the position of an altered line. */
async function verifyLog(registry: Registry): Promise<Answer> {
  const { lines, chained, signed, faults: problems } = await registry.verifyLog();
  if (problems.length > 0)
    throw new RegistryError(`The log was altered: ${problems.slice(0, 5).join('; ')}.`);
  const older = lines - chained;
  const parts = [
    `The log holds: ${lines} lines, ${chained} linked, ${signed} signed.`,
    ...(older > 0 ? [`${older} are older than the chain; the first link stands for them.`] : []),
  ];
  return { text: parts.join(' '), data: { lines, chained, signed } };
}

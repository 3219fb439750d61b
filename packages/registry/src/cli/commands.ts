import type { Answer } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { UsageError } from './arguments.ts';
import type { CliContext } from './cli-context.ts';
import { keepReleases } from './keep-releases.ts';
import { pinApps, pruneStore } from './prune-store.ts';
import { repairEnvironment } from './repair-environment.ts';
import { signStore } from './sign-store.ts';
import { type Commands, teamCommands } from './team-commands.ts';
import { tokenCommand } from './tokens.ts';

type Command = (line: CommandLine, context: CliContext) => Promise<Answer>;

/** Commands that need the folder itself; a service runs them on its own machine. */
const byFolder =
  (run: Command): Command =>
  async (line, context) => {
    const { service } = context;
    if (service)
      throw new UsageError(
        `"mfe ${line.command}" works on the registry's own folder: run it on the machine of ${service}, without REGISTRY_URL.`,
      );
    return run(line, context);
  };

/** Commands of teams and of the registry's operator. */
export const commands: Commands<CliContext> = {
  ...teamCommands,
  keep: [0, byFolder((_, place) => keepReleases(place))],
  repair: [
    0,
    byFolder(({ env }, { store, registryDir }) => repairEnvironment(store, env, registryDir)),
  ],
  prune: [0, byFolder((line, { store }) => pruneStore(store, line))],
  pin: [1, byFolder((line, { store }) => pinApps(store, line))],
  unpin: [1, byFolder((line, { store }) => pinApps(store, line))],
  sign: [0, byFolder((_, { store, registryDir }) => signStore(store, registryDir))],
  token: [1, (line, { registryDir }) => tokenCommand(registryDir, line)],
};

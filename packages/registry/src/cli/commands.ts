import type { Answer } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { UsageError } from './arguments.ts';
import { keepReleases } from './keep-releases.ts';
import { pinApps, pruneStore } from './prune-store.ts';
import { repairEnvironment } from './repair-environment.ts';
import { signStore } from './sign-store.ts';
import type { Surroundings } from './surroundings.ts';
import { type Commands, teamCommands } from './team-commands.ts';
import { tokenCommand } from './tokens.ts';

type Command = (line: CommandLine, surroundings: Surroundings) => Promise<Answer>;

/** What is done beside the folder: a service does it on its own machine. */
const byFolder =
  (run: Command): Command =>
  async (line, surroundings) => {
    const { service } = surroundings;
    if (service)
      throw new UsageError(
        `"mfe ${line.command}" works on the registry's own folder: run it on the machine of ${service}, without REGISTRY_URL.`,
      );
    return run(line, surroundings);
  };

/** What a team does, and what whoever runs the registry does beside it. */
export const commands: Commands<Surroundings> = {
  ...teamCommands,
  keep: [0, byFolder((_, place) => keepReleases(place))],
  repair: [0, byFolder(({ env }, { store, office }) => repairEnvironment(store, env, office))],
  prune: [0, byFolder((line, { store }) => pruneStore(store, line))],
  pin: [1, byFolder((line, { store }) => pinApps(store, line))],
  unpin: [1, byFolder((line, { store }) => pinApps(store, line))],
  sign: [0, byFolder((_, { store, office }) => signStore(store, office))],
  token: [1, (line, { office }) => tokenCommand(office, line)],
};

import type { EnvironmentName } from '../names.ts';
import { repair } from '../recover.ts';
import { provideSeal, publicKeyText, readSeal } from '../signing/keys.ts';
import { signAll } from '../signing/sign-all.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import type { CliContext } from './cli-context.ts';
import { keepReleases } from './keep-releases.ts';
import { pinApps, pruneStore } from './prune-store.ts';
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

/** Restores a broken environment file. */
async function repairEnvironment(
  store: string,
  env: EnvironmentName,
  registryDir: string,
): Promise<Answer> {
  const { problem, environment } = await repair(store, env, await readSeal(registryDir));
  const { revision } = environment;
  const data = { env, fault: problem, revision };
  if (problem === null)
    return {
      text: `Nothing was done: ${env} is whole (revision ${revision}).`,
      data,
      didNothing: true,
    };
  const state =
    revision > 0
      ? `It is what the log says: revision ${revision}.`
      : 'The log tells of no promotion, so nothing is live: promote the shell, then its remotes.';
  return { text: `${problem}\n${state}`, data };
}

/** Signs versions published before the key existed and prints the public key. */
async function signStore(store: string, registryDir: string): Promise<Answer> {
  const seal = await provideSeal(registryDir);
  const signed = await signAll(store, seal);
  const public_key = publicKeyText(seal);
  const what =
    signed.length > 0 ? `Signed: ${signed.join(' ')}` : 'Nothing was done: all is signed.';
  return {
    text: `${what}\nFor the site server: REGISTRY_PUBLIC_KEY=${public_key}`,
    data: { signed, public_key },
    didNothing: signed.length === 0,
  };
}

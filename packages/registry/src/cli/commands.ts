import type { EnvironmentName } from '../environment-name.ts';
import { repairEnvironment } from '../recover-environment.ts';
import { signAll } from '../signing/sign-all.ts';
import { ensureSigningKey, formatPublicKey, readSigningKey } from '../signing/signing-key.ts';
import type { CliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { pinApps, pruneStore } from './prune-store.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';
import { runCanaryController } from './run-canary-controller.ts';
import { runTokenCommand } from './run-token-command.ts';
import { type Commands, teamCommands } from './team-commands.ts';

type RunCommand = (line: CommandLine, context: CliContext) => Promise<CommandResult>;

/** Rejects the command if REGISTRY_URL is set, because the service has no endpoint for it. */
const requireFolder =
  (run: RunCommand): RunCommand =>
  async (line, context) => {
    const { service } = context;
    if (service)
      throw new UsageError(
        `"mfe ${line.command}" requires the registry's folder: run it on the machine of ${service}, without REGISTRY_URL.`,
      );
    return run(line, context);
  };

/** Commands of `mfe`: those of teams, and those that the operator runs on the machine of the registry. */
export const commands: Commands<CliContext> = {
  ...teamCommands,
  keep: { minArguments: 0, run: requireFolder((_, context) => runCanaryController(context)) },
  repair: {
    minArguments: 0,
    run: requireFolder(({ env }, { store, registryDir }) => runRepair(store, env, registryDir)),
  },
  prune: { minArguments: 0, run: requireFolder((line, { store }) => pruneStore(store, line)) },
  pin: { minArguments: 1, run: requireFolder((line, { store }) => pinApps(store, line)) },
  unpin: { minArguments: 1, run: requireFolder((line, { store }) => pinApps(store, line)) },
  sign: {
    minArguments: 0,
    run: requireFolder((_, { store, registryDir }) => runSign(store, registryDir)),
  },
  token: { minArguments: 1, run: (line, { registryDir }) => runTokenCommand(registryDir, line) },
};

async function runRepair(
  store: string,
  env: EnvironmentName,
  registryDir: string,
): Promise<CommandResult> {
  const { error, environment } = await repairEnvironment(
    store,
    env,
    await readSigningKey(registryDir),
  );
  const { revision } = environment;
  const data = { env, fault: error, revision };
  if (error === null)
    return {
      text: `Nothing was done: ${env} is valid (revision ${revision}).`,
      data,
      isUnchanged: true,
    };
  const outcome =
    revision > 0
      ? `It was restored from the log: revision ${revision}.`
      : 'The log contains no promotion, so nothing is live: promote the shell, then its remotes.';
  return { text: `${error}\n${outcome}`, data };
}

/** Signs versions that were published before the key existed, and prints the public key for site servers. */
async function runSign(store: string, registryDir: string): Promise<CommandResult> {
  const signingKey = await ensureSigningKey(registryDir);
  const signed = await signAll(store, signingKey);
  const public_key = formatPublicKey(signingKey);
  const summary =
    signed.length > 0 ? `Signed: ${signed.join(' ')}` : 'Nothing was done: everything is signed.';
  return {
    text: `${summary}\nFor the site server: REGISTRY_PUBLIC_KEY=${public_key}`,
    data: { signed, public_key },
    isUnchanged: signed.length === 0,
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { fetchSiteCounts } from '../adapters/fetch-site-counts.ts';
import { notifyTeam } from '../adapters/notify-team.ts';
import type { EnvironmentName } from '../core/app-name-schema.ts';
import { CanaryController, CHECK_INTERVAL_MS } from '../core/canary/canary-controller.ts';
import { FRESH_DAYS, LIVE_DAYS, pin, prune, unpin } from '../core/prune.ts';
import { repairEnvironment } from '../core/recover-environment.ts';
import { signAll } from '../core/sign-all.ts';
import { ensureSigningKey, formatPublicKey, readSigningKey } from '../core/signing-key.ts';
import { parseTarget } from './promote-apps.ts';
import {
  type CliContext,
  type CommandLine,
  type CommandResult,
  formatKilobytes,
  formatTable,
  UsageError,
} from './read-command-line.ts';
import { runTokenCommand } from './run-token-command.ts';
import { type Commands, teamCommands } from './team-commands.ts';

const TABLE_HEAD = ['app', 'version', 'published', 'files'];

const UNCHANGED_MESSAGE = `Nothing was done: every version is live, a rollback target, was live in the last ${LIVE_DAYS} days, is pinned, or was published in the last ${FRESH_DAYS}.`;

async function pruneStore(store: string, { dryRun }: CommandLine): Promise<CommandResult> {
  const pruned = await prune({ store, dryRun });
  const data = { removed: dryRun ? [] : pruned, would_remove: dryRun ? pruned : [] };
  if (pruned.length === 0) return { text: UNCHANGED_MESSAGE, data, isUnchanged: true };
  const rows = pruned.map(({ name, version, published_at, bytes }) => [
    name,
    version,
    published_at,
    formatKilobytes(bytes),
  ]);
  const heading = dryRun ? 'Would be removed:' : 'Removed:';
  return { text: `${heading}\n${formatTable([TABLE_HEAD, ...rows])}`, data };
}

async function pinApps(
  store: string,
  { subjects, by, command }: CommandLine,
): Promise<CommandResult> {
  const isPin = command === 'pin';
  const pinned = [];
  for (const target of subjects.map(parseTarget)) {
    const changed = isPin ? await pin({ store, ...target, by }) : await unpin({ store, ...target });
    pinned.push({ ...target, changed });
  }
  const status = isPin ? 'is pinned' : 'is not pinned';
  const lines = pinned.map(({ name, version, changed }) =>
    changed ? `${name}@${version} ${status} now.` : `${name}@${version} ${status}, as before.`,
  );
  return {
    text: lines.join('\n'),
    data: { [isPin ? 'pinned' : 'unpinned']: pinned },
    isUnchanged: pinned.every(({ changed }) => !changed),
  };
}

type ControllerContext = Pick<
  CliContext,
  'registry' | 'store' | 'registryDir' | 'site' | 'printMessage'
>;

/**
 * Checks canaries until none is running. Needed only with a local folder, because a registry service checks its own.
 */
async function runCanaryController(context: ControllerContext): Promise<CommandResult> {
  const { registry, store, registryDir, site, printMessage } = context;
  if (!site) throw new UsageError('No site is configured: set PUBLIC_ORIGIN.');
  const controller = new CanaryController({
    store,
    readSigningKey: () => readSigningKey(registryDir),
    promote: (request) => registry.promote(request),
    fetchSiteCounts: () => fetchSiteCounts([site]),
    notifyTeam: (notification) => notifyTeam(registryDir, notification),
    log: printMessage,
    now: () => new Date(),
  });
  const environments = [
    await registry.getEnvironment('production'),
    await registry.getEnvironment('staging'),
  ];
  const hadCanaries = environments.some(({ trials }) => trials !== undefined);
  while ((await controller.check()) > 0) await wait(CHECK_INTERVAL_MS);
  await controller.waitForDeliveries();
  const text = hadCanaries ? 'All canaries have ended.' : 'No canary is running.';
  return { text, data: { kept: hadCanaries }, isUnchanged: !hadCanaries };
}

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

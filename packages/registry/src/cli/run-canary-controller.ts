import { setTimeout as wait } from 'node:timers/promises';
import { CanaryController } from '../canary/canary-controller.ts';
import { fetchSiteCounts } from '../canary/fetch-site-counts.ts';
import { notifyTeam } from '../canary/notify-team.ts';
import { CHECK_INTERVAL_MS } from '../canary/start-canary-checks.ts';
import { readSigningKey } from '../signing/signing-key.ts';
import type { CliContext } from './cli-context.ts';
import type { CommandResult } from './command-result.ts';
import { UsageError } from './read-command-line.ts';

type ControllerContext = Pick<
  CliContext,
  'registry' | 'store' | 'registryDir' | 'site' | 'printMessage'
>;

/**
 * Checks canaries until none is running. Needed only with a local folder, because a registry service checks its own.
 */
export async function runCanaryController(context: ControllerContext): Promise<CommandResult> {
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

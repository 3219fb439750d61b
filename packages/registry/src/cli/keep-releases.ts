import { setTimeout as wait } from 'node:timers/promises';
import { readSigningKey } from '../signing/keys.ts';
import { fetchSiteCounts } from '../trial/ask-sites.ts';
import { CHECK_INTERVAL_MS } from '../trial/keep-looking.ts';
import { CanaryController } from '../trial/keeper.ts';
import { notifyTeam } from '../trial/tell-team.ts';
import type { CommandResult } from './answer.ts';
import { UsageError } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

type ControllerContext = Pick<CliContext, 'registry' | 'store' | 'registryDir' | 'site' | 'err'>;

/** Controls canaries until none is running; with a registry service, the service does this. */
export async function runCanaryController(context: ControllerContext): Promise<CommandResult> {
  const { registry, store, registryDir, site, err } = context;
  if (!site) throw new UsageError('No site is configured: set PUBLIC_ORIGIN.');
  const controller = new CanaryController({
    store,
    readSigningKey: () => readSigningKey(registryDir),
    promote: (wish) => registry.promote(wish),
    fetchSiteCounts: () => fetchSiteCounts([site]),
    notifyTeam: (notice) => notifyTeam(registryDir, notice),
    log: err,
    now: () => new Date(),
  });
  const environments = [
    await registry.environment('production'),
    await registry.environment('staging'),
  ];
  const hadCanaries = environments.some(({ trials }) => trials !== undefined);
  while ((await controller.check()) > 0) await wait(CHECK_INTERVAL_MS);
  await controller.settled();
  const text = hadCanaries
    ? 'Nothing is released in shares any more.'
    : 'Nothing is released in shares.';
  return { text, data: { kept: hadCanaries }, isUnchanged: !hadCanaries };
}

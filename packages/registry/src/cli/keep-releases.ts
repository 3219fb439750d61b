import { setTimeout as wait } from 'node:timers/promises';
import { readSeal } from '../signing/keys.ts';
import { askSites } from '../trial/ask-sites.ts';
import { LOOK_MS } from '../trial/keep-looking.ts';
import { Keeper } from '../trial/keeper.ts';
import { tellTeam } from '../trial/tell-team.ts';
import type { Answer } from './answer.ts';
import { UsageError } from './arguments.ts';
import type { CliContext } from './cli-context.ts';

type Place = Pick<CliContext, 'registry' | 'store' | 'registryDir' | 'site' | 'err'>;

/** Controls canaries until none is running; with a registry service, the service does this. */
export async function keepReleases(place: Place): Promise<Answer> {
  const { registry, store, registryDir, site, err } = place;
  if (!site) throw new UsageError('No site is configured: set PUBLIC_ORIGIN.');
  const keeper = new Keeper({
    store,
    seal: () => readSeal(registryDir),
    release: (wish) => registry.promote(wish),
    ask: () => askSites([site]),
    tell: (notice) => tellTeam(registryDir, notice),
    say: err,
    now: () => new Date(),
  });
  const environments = [
    await registry.environment('production'),
    await registry.environment('staging'),
  ];
  const isNeeded = environments.some(({ trials }) => trials !== undefined);
  while ((await keeper.look()) > 0) await wait(LOOK_MS);
  await keeper.settled();
  const text = isNeeded
    ? 'Nothing is released in shares any more.'
    : 'Nothing is released in shares.';
  return { text, data: { kept: isNeeded }, didNothing: !isNeeded };
}

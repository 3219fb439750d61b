import { pin, unpin } from '../prune/pins.ts';
import { FRESH_DAYS, prune } from '../prune/prune.ts';
import { LIVE_DAYS } from '../prune/retained-versions.ts';
import { type Answer, kilobytes } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { targetOf } from './promote-apps.ts';
import { table } from './table.ts';

const HEAD = ['app', 'version', 'published', 'files'];

const NOTHING = `Nothing was done: every version is live, a way back, was live in the last ${LIVE_DAYS} days, is pinned, or was published in the last ${FRESH_DAYS}.`;

/** Removes unused versions. */
export async function pruneStore(store: string, { dryRun }: CommandLine): Promise<Answer> {
  const gone = await prune({ store, dryRun });
  const data = { removed: dryRun ? [] : gone, would_remove: dryRun ? gone : [] };
  if (gone.length === 0) return { text: NOTHING, data, didNothing: true };
  const rows = gone.map(({ name, version, published_at, bytes }) => [
    name,
    version,
    published_at,
    kilobytes(bytes),
  ]);
  const title = dryRun ? 'Would be removed:' : 'Removed:';
  return { text: `${title}\n${table([HEAD, ...rows])}`, data };
}

/** Pins or unpins versions. */
export async function pinApps(
  store: string,
  { subjects, by, command }: CommandLine,
): Promise<Answer> {
  const isPin = command === 'pin';
  const pinned = [];
  for (const target of subjects.map(targetOf)) {
    const changed = isPin ? await pin({ store, ...target, by }) : await unpin({ store, ...target });
    pinned.push({ ...target, changed });
  }
  const state = isPin ? 'is pinned' : 'is not pinned';
  const lines = pinned.map(({ name, version, changed }) =>
    changed ? `${name}@${version} ${state} now.` : `${name}@${version} ${state}, as before.`,
  );
  return {
    text: lines.join('\n'),
    data: { [isPin ? 'pinned' : 'unpinned']: pinned },
    didNothing: pinned.every(({ changed }) => !changed),
  };
}

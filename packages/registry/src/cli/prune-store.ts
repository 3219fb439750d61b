import { LIVE_DAYS } from '../prune/list-retained-versions.ts';
import { pin, unpin } from '../prune/pins.ts';
import { FRESH_DAYS, prune } from '../prune/prune.ts';
import { type CommandResult, formatKilobytes } from './command-result.ts';
import { formatTable } from './format-table.ts';
import { parseTarget } from './promote-apps.ts';
import type { CommandLine } from './read-command-line.ts';

const TABLE_HEAD = ['app', 'version', 'published', 'files'];

const UNCHANGED_MESSAGE = `Nothing was done: every version is live, a rollback target, was live in the last ${LIVE_DAYS} days, is pinned, or was published in the last ${FRESH_DAYS}.`;

export async function pruneStore(store: string, { dryRun }: CommandLine): Promise<CommandResult> {
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

export async function pinApps(
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

import type { Registry } from '../client/registry.ts';
import type { LogLine } from '../read-log.ts';
import type { CommandResult } from './command-result.ts';
import { formatTable } from './format-table.ts';
import type { CommandLine } from './read-command-line.ts';

const TABLE_HEAD = ['revision', 'at', 'by', 'app', 'from', 'to', 'skipped gates', 'share', 'why'];
const MAX_LOG_ROWS = 50;

function formatShare(canary: LogLine['trial']): string {
  if (canary === undefined) return 'all';
  if (canary === null) return 'rolled back';
  return `${canary.percent} %${canary.held ? ', held' : ''}`;
}

function formatSkippedGates(reasonsByGate: LogLine['skipped_gates']): string {
  const gates = Object.entries(reasonsByGate).map(([gate, reason]) => `${gate}: ${reason}`);
  return gates.join('; ') || '-';
}

/** Lists the last 50 releases, newest first. With `--json` all of them. */
export async function showLog(
  registry: Registry,
  { subjects, env }: CommandLine,
): Promise<CommandResult> {
  const changes = (await registry.listChanges(env))
    .filter((line) => subjects.length === 0 || subjects.includes(line.name))
    .reverse();
  const rows = changes
    .slice(0, MAX_LOG_ROWS)
    .map(({ revision, at, by, name, from, to, skipped_gates, trial: canary, why }) => [
      String(revision),
      at,
      by,
      name,
      from ?? '-',
      to,
      formatSkippedGates(skipped_gates),
      formatShare(canary),
      why ?? '-',
    ]);
  return {
    text: rows.length ? formatTable([TABLE_HEAD, ...rows]) : `Nothing was promoted to ${env}.`,
    data: { env, changes },
  };
}

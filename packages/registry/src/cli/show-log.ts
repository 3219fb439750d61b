import type { Registry } from '../client/registry.ts';
import type { LogLine } from '../log.ts';
import type { Answer } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { table } from './table.ts';

const HEAD = ['revision', 'at', 'by', 'app', 'from', 'to', 'skipped gates', 'share', 'why'];
const MOST = 50;

/** Share of visitors after the change; a promotion reaches all. */
function shareOf(trial: LogLine['trial']): string {
  if (trial === undefined) return 'all';
  if (trial === null) return 'taken back';
  return `${trial.percent} %${trial.held ? ', held' : ''}`;
}

/** Log of releases, newest first, optionally of one app. */
export async function showLog(registry: Registry, { subjects, env }: CommandLine): Promise<Answer> {
  const changes = (await registry.log(env))
    .filter((line) => subjects.length === 0 || subjects.includes(line.name))
    .reverse();
  const rows = changes
    .slice(0, MOST)
    .map(({ revision, at, by, name, from, to, skipped_gates, trial, why }) => [
      String(revision),
      at,
      by,
      name,
      from ?? '-',
      to,
      Object.entries(skipped_gates)
        .map(([gate, reason]) => `${gate}: ${reason}`)
        .join('; ') || '-',
      shareOf(trial),
      why ?? '-',
    ]);
  return {
    text: rows.length ? table([HEAD, ...rows]) : `Nothing was promoted to ${env}.`,
    data: { env, changes },
  };
}

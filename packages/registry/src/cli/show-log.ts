import type { Registry } from '../client/registry.ts';
import type { Answer } from './answer.ts';
import type { CommandLine } from './arguments.ts';
import { table } from './table.ts';

const HEAD = ['revision', 'at', 'by', 'app', 'from', 'to', 'skipped gates'];
const MOST = 50;

/** Who made what live and when, the newest first; of one app when it is named. */
export async function showLog(registry: Registry, { subjects, env }: CommandLine): Promise<Answer> {
  const changes = (await registry.log(env))
    .filter((line) => subjects.length === 0 || subjects.includes(line.name))
    .reverse();
  const rows = changes.slice(0, MOST).map(({ revision, at, by, name, from, to, skipped_gates }) => [
    String(revision),
    at,
    by,
    name,
    from ?? '-',
    to,
    Object.entries(skipped_gates)
      .map(([gate, reason]) => `${gate}: ${reason}`)
      .join('; ') || '-',
  ]);
  return {
    text: rows.length ? table([HEAD, ...rows]) : `Nothing was promoted to ${env}.`,
    data: { env, changes },
  };
}

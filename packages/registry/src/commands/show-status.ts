import { type EnvironmentName, SHELL_NAME } from '../core/app-name-schema.ts';
import type { LogLine } from '../core/read-log.ts';
import type { Registry } from '../core/registry.ts';
import {
  type CommandLine,
  type CommandResult,
  formatKilobytes,
  formatTable,
} from './read-command-line.ts';

const TABLE_HEAD = [
  'app',
  'version',
  'live since',
  'by',
  'previous',
  'contract',
  'initial',
  'routes',
];

export async function showStatus(registry: Registry, env: EnvironmentName): Promise<CommandResult> {
  const environment = await registry.getEnvironment(env);
  const newestChanges = (await registry.listChanges(env)).reverse();
  const releases = [
    ...(environment.shell ? [[SHELL_NAME, environment.shell] as const] : []),
    ...Object.entries(environment.remotes),
  ];
  const apps = await Promise.all(
    releases.map(async ([name, { version, previous }]) => {
      const record = await registry.getRecord(name, version);
      const change = newestChanges.find(
        (line) => line.name === name && line.to === version && line.trial === undefined,
      );
      const { title, owner, contract, routes, sizes, git_commit, published_at } = record;
      return {
        name,
        version,
        since: change?.at ?? null,
        by: change?.by ?? null,
        previous: previous ?? null,
        ...{ title, owner, contract, routes, sizes, git_commit, published_at },
      };
    }),
  );
  const rows = apps.map((app) => [
    app.name,
    app.version,
    app.since ?? '-',
    app.by ?? '-',
    app.previous ?? '-',
    String(app.contract),
    formatKilobytes(app.sizes.initial),
    String(app.routes.length),
  ]);
  const canaries = Object.entries(environment.trials ?? {}).map(
    ([name, { version, percent, held, began_at }]) =>
      `${name}@${version} is released to ${percent} % of visitors since ${began_at}${held ? ', held' : ''}.`,
  );
  const title = `${env}, revision ${environment.revision}`;
  return {
    text: rows.length
      ? [title, formatTable([TABLE_HEAD, ...rows]), ...canaries].join('\n')
      : `${title}: nothing is live.`,
    data: {
      env,
      trials: environment.trials ?? {},
      revision: environment.revision,
      updated_at: environment.updated_at,
      apps,
    },
  };
}

const LOG_TABLE_HEAD = [
  'revision',
  'at',
  'by',
  'app',
  'from',
  'to',
  'skipped gates',
  'share',
  'why',
];
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
    text: rows.length ? formatTable([LOG_TABLE_HEAD, ...rows]) : `Nothing was promoted to ${env}.`,
    data: { env, changes },
  };
}

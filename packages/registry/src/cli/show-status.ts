import { type EnvironmentName, SHELL_NAME } from '../app-name.ts';
import type { Registry } from '../client/registry.ts';
import { type CommandResult, formatKilobytes } from './command-result.ts';
import { formatTable } from './format-table.ts';

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
  const environment = await registry.environment(env);
  const log = (await registry.log(env)).reverse();
  const releases = [
    ...(environment.shell ? [[SHELL_NAME, environment.shell] as const] : []),
    ...Object.entries(environment.remotes),
  ];
  const apps = await Promise.all(
    releases.map(async ([name, { version, previous }]) => {
      const record = await registry.record(name, version);
      const change = log.find(
        (line) => line.name === name && line.to === version && line.trial === undefined,
      );
      const { title, owner, contract, routes, sizes, git_commit, published_at } = record;
      const live = {
        since: change?.at ?? null,
        by: change?.by ?? null,
        previous: previous ?? null,
      };
      const facts = { title, owner, contract, routes, sizes, git_commit, published_at };
      return { name, version, ...live, ...facts };
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
  const trials = Object.entries(environment.trials ?? {});
  const shares = trials.map(([name, { version, percent, held, began_at }]) => {
    const state = held ? ', held' : '';
    return `${name}@${version} is released to ${percent} % of visitors since ${began_at}${state}.`;
  });
  const title = `${env}, revision ${environment.revision}`;
  return {
    text: rows.length
      ? [title, formatTable([TABLE_HEAD, ...rows]), ...shares].join('\n')
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

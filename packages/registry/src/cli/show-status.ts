import { SHELL_NAME } from '../app-name-schema.ts';
import type { Registry } from '../client/registry.ts';
import type { EnvironmentName } from '../environment-name.ts';
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

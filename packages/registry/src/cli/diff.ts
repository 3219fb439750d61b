import type { Registry } from '../client/registry.ts';
import { SHELL } from '../names.ts';
import type { ArtifactRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import { type Answer, kilobytes } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { table } from './table.ts';

type Row = [what: string, from: string, to: string];

const joined = (list: readonly string[]) => (list.length > 0 ? list.join(' ') : '-');

const ranges = (shared: Record<string, string>) =>
  joined(Object.entries(shared).map(([name, range]) => `${name} ${range}`));

/** Comparable properties of a version, formatted. */
function factsOf(record: ArtifactRecord): [string, string][] {
  const { contract, sizes, routes, widgets, i18n, shared, provides, git_commit } = record;
  return [
    ['commit', git_commit ?? '-'],
    ['contract', String(contract)],
    ['entry', kilobytes(sizes.entry)],
    ['initial', kilobytes(sizes.initial)],
    ['total', kilobytes(sizes.total)],
    ['routes', joined(routes)],
    ['widgets', joined(widgets)],
    ['namespaces', joined(i18n)],
    ['asks for', ranges(shared)],
    ['provides', ranges(provides)],
    ['files', String(Object.keys(record.files).length)],
  ];
}

/** Files whose content exists in only one of the two versions. */
function filesBetween(from: ArtifactRecord, to: ArtifactRecord) {
  const changed = (one: ArtifactRecord, other: ArtifactRecord) =>
    Object.entries(one.files)
      .filter(([file, { integrity }]) => other.files[file]?.integrity !== integrity)
      .map(([file]) => file);
  return { gone: changed(from, to), fresh: changed(to, from) };
}

/** Without versions: previous and live. With one: live and that version. */
async function pairOf(registry: Registry, { subjects, env }: CommandLine) {
  const [subject = '', second, ...rest] = subjects;
  const [name = '', named] = subject.split('@');
  if (!name || rest.length > 0) throw new UsageError('"mfe diff" takes an app and its versions.');
  const environment = await registry.environment(env);
  const live = name === SHELL ? environment.shell : environment.remotes[name];
  const [from, to] = second
    ? [named, second.split('@').at(-1)]
    : named
      ? [live?.version, named]
      : [live?.previous, live?.version];
  if (!from || !to)
    throw new RegistryError(`${name} has no two versions to compare in ${env}; name them.`);
  return Promise.all([registry.record(name, from), registry.record(name, to)]);
}

/** Compares two versions: sizes, routes, contract, files. */
export async function diff(registry: Registry, line: CommandLine): Promise<Answer> {
  const [from, to] = await pairOf(registry, line);
  const before = new Map(factsOf(from));
  const rows = factsOf(to)
    .map(([what, value]): Row => [what, before.get(what) ?? '-', value])
    .filter(([, old, fresh]) => old !== fresh);
  const { gone, fresh } = filesBetween(from, to);
  const files = [...gone.map((file) => `- ${file}`), ...fresh.map((file) => `+ ${file}`)];
  const head: Row = [to.name, from.version, to.version];
  return {
    text:
      rows.length + files.length
        ? [table([head, ...rows]), ...files].join('\n')
        : 'The two are alike.',
    data: {
      name: to.name,
      from: from.version,
      to: to.version,
      changes: Object.fromEntries(rows.map(([what, old, now]) => [what, { from: old, to: now }])),
      files: { gone, fresh },
    },
  };
}

import { SHELL_NAME } from '../app-name.ts';
import type { Registry } from '../client/registry.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import { RegistryError } from '../registry-error.ts';
import { type CommandResult, formatKilobytes } from './command-result.ts';
import { formatTable } from './format-table.ts';
import { type CommandLine, UsageError } from './read-command-line.ts';

type DiffRow = [property: string, from: string, to: string];

const formatList = (list: readonly string[]) => (list.length > 0 ? list.join(' ') : '-');

const formatRanges = (shared: Record<string, string>) =>
  formatList(Object.entries(shared).map(([name, range]) => `${name} ${range}`));

function listProperties(record: ArtifactRecord): [string, string][] {
  const { contract, sizes, routes, widgets, i18n, shared, provides, git_commit } = record;
  return [
    ['commit', git_commit ?? '-'],
    ['contract', String(contract)],
    ['entry', formatKilobytes(sizes.entry)],
    ['initial', formatKilobytes(sizes.initial)],
    ['total', formatKilobytes(sizes.total)],
    ['routes', formatList(routes)],
    ['widgets', formatList(widgets)],
    ['namespaces', formatList(i18n)],
    ['requires', formatRanges(shared)],
    ['provides', formatRanges(provides)],
    ['files', String(Object.keys(record.files).length)],
  ];
}

/** A file with changed content is listed in both results. */
function compareFiles(from: ArtifactRecord, to: ArtifactRecord) {
  const listChanged = (record: ArtifactRecord, otherRecord: ArtifactRecord) =>
    Object.entries(record.files)
      .filter(([file, { integrity }]) => otherRecord.files[file]?.integrity !== integrity)
      .map(([file]) => file);
  return { removed: listChanged(from, to), added: listChanged(to, from) };
}

async function findReplacedVersion(registry: Registry, { env }: CommandLine, name: string) {
  const changes = await registry.log(env);
  // A canary does not replace the live version.
  return changes.findLast((line) => line.name === name && line.trial === undefined)?.from;
}

/**
 * Reads the records of the two versions to compare. With one given version, the other is the live version. Without a
 * given version, the live version is compared with the one that was live before.
 */
async function readVersionPair(registry: Registry, line: CommandLine) {
  const { subjects, env } = line;
  const targets = subjects.slice(0, 2).map((subject) => subject.split('@'));
  const [[name = '', givenVersion] = [], second] = targets;
  const isInvalid =
    subjects.length > 2 ||
    targets.some(([app, ...versions]) => app !== name || versions.length > 1);
  if (!name || isInvalid || (second && !(givenVersion && second[1])))
    throw new UsageError('"mfe diff" takes an app, or one or two <app>@<version> of it.');
  const environment = await registry.environment(env);
  const live = name === SHELL_NAME ? environment.shell : environment.remotes[name];
  let [from, to] = [givenVersion, second?.[1]];
  if (!givenVersion) {
    from = (await findReplacedVersion(registry, line, name)) ?? live?.previous;
    to = live?.version;
  } else if (!second) {
    from = live?.version;
    to = givenVersion;
  }
  if (!from || !to)
    throw new RegistryError(
      `${env} does not have two versions of ${name} to compare; specify them.`,
    );
  return Promise.all([registry.record(name, from), registry.record(name, to)]);
}

export async function diff(registry: Registry, line: CommandLine): Promise<CommandResult> {
  const [from, to] = await readVersionPair(registry, line);
  const before = new Map(listProperties(from));
  const rows = listProperties(to)
    .map(([property, value]): DiffRow => [property, before.get(property) ?? '-', value])
    .filter(([, fromValue, toValue]) => fromValue !== toValue);
  const { removed, added } = compareFiles(from, to);
  const files = [...removed.map((file) => `- ${file}`), ...added.map((file) => `+ ${file}`)];
  const head: DiffRow = [to.name, from.version, to.version];
  return {
    text:
      rows.length + files.length
        ? [formatTable([head, ...rows]), ...files].join('\n')
        : 'The versions do not differ.',
    data: {
      name: to.name,
      from: from.version,
      to: to.version,
      changes: Object.fromEntries(
        rows.map(([property, fromValue, toValue]) => [property, { from: fromValue, to: toValue }]),
      ),
      files: { gone: removed, fresh: added },
    },
  };
}

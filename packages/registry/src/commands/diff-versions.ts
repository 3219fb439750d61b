import { findRelease } from '../core/environment.ts';
import type { ArtifactRecord } from '../core/parse-record.ts';
import type { Registry } from '../core/registry.ts';
import { RegistryError } from '../core/registry-error.ts';
import {
  type CommandLine,
  type CommandResult,
  formatKilobytes,
  formatTable,
  UsageError,
} from './read-command-line.ts';

/** Compares two versions of an app: their properties that differ, and their added, changed and removed files. */
export async function diffVersions(registry: Registry, line: CommandLine): Promise<CommandResult> {
  const [from, to] = await readVersionPair(registry, line);
  const changes = listChanges(from, to);
  const { removed, added } = compareFiles(from, to);
  const rows = [
    [to.name, from.version, to.version],
    ...changes.map(({ property, before, after }) => [property, before, after]),
  ];
  const files = [...removed.map((file) => `- ${file}`), ...added.map((file) => `+ ${file}`)];
  const hasChanges = changes.length + files.length > 0;
  return {
    text: hasChanges ? [formatTable(rows), ...files].join('\n') : 'The versions do not differ.',
    data: {
      name: to.name,
      from: from.version,
      to: to.version,
      changes: Object.fromEntries(
        changes.map(({ property, before, after }) => [property, { from: before, to: after }]),
      ),
      files: { gone: removed, fresh: added },
    },
  };
}

/** Reads the records of the two versions to compare. */
async function readVersionPair(
  registry: Registry,
  { subjects, env }: CommandLine,
): Promise<[from: ArtifactRecord, to: ArtifactRecord]> {
  const { name, versions } = parseSubjects(subjects);
  const live = findRelease(await registry.getEnvironment(env), name);
  let [from, to] = versions;
  if (versions.length === 1) [from, to] = [live?.version, from];
  if (versions.length === 0) {
    from = (await findReplacedVersion(registry, { env }, name)) ?? live?.previous;
    to = live?.version;
  }
  if (!from || !to)
    throw new RegistryError(
      `${env} does not have two versions of ${name} to compare; specify them.`,
    );
  return Promise.all([registry.getRecord(name, from), registry.getRecord(name, to)]);
}

/**
 * Parses `<app>`, or one or two `<app>@<version>` of the same app. With one version, the other is the live version.
 * Without a version, the live version is compared with the one that was live before.
 */
function parseSubjects(subjects: readonly string[]): { name: string; versions: string[] } {
  const targets = subjects.map((subject) => subject.split('@'));
  const name = targets[0]?.[0] ?? '';
  const versions = targets.flatMap(([, version]) => (version ? [version] : []));
  const hasInvalidTarget = targets.some(([app, ...parts]) => app !== name || parts.length > 1);
  const hasMissingVersion = targets.length > 1 && versions.length < targets.length;
  if (!name || targets.length > 2 || hasInvalidTarget || hasMissingVersion)
    throw new UsageError('"mfe diff" takes an app, or one or two <app>@<version> of it.');
  return { name, versions };
}

async function findReplacedVersion(
  registry: Registry,
  { env }: Pick<CommandLine, 'env'>,
  name: string,
) {
  const changes = await registry.listChanges(env);
  // A canary does not replace the live version.
  return changes.findLast((line) => line.name === name && line.trial === undefined)?.from;
}

interface PropertyChange {
  readonly property: string;
  readonly before: string;
  readonly after: string;
}

function listChanges(from: ArtifactRecord, to: ArtifactRecord): PropertyChange[] {
  const valuesBefore = formatProperties(from);
  return Object.entries(formatProperties(to))
    .map(([property, after]) => ({ property, before: valuesBefore[property] ?? '-', after }))
    .filter(({ before, after }) => before !== after);
}

function formatProperties(record: ArtifactRecord): Record<string, string> {
  const { contract, sizes, routes, widgets, i18n, shared, provides, git_commit } = record;
  return {
    commit: git_commit ?? '-',
    contract: String(contract),
    entry: formatKilobytes(sizes.entry),
    initial: formatKilobytes(sizes.initial),
    total: formatKilobytes(sizes.total),
    routes: formatList(routes),
    widgets: formatList(widgets),
    namespaces: formatList(i18n),
    requires: formatRanges(shared),
    provides: formatRanges(provides),
    files: String(Object.keys(record.files).length),
  };
}

const formatList = (items: readonly string[]) => (items.length > 0 ? items.join(' ') : '-');

const formatRanges = (ranges: Record<string, string>) =>
  formatList(Object.entries(ranges).map(([name, range]) => `${name} ${range}`));

/** A file with changed content is listed in both results. */
function compareFiles(from: ArtifactRecord, to: ArtifactRecord) {
  const listDifferent = (record: ArtifactRecord, otherRecord: ArtifactRecord) =>
    Object.entries(record.files)
      .filter(([file, { integrity }]) => otherRecord.files[file]?.integrity !== integrity)
      .map(([file]) => file);
  return { removed: listDifferent(from, to), added: listDifferent(to, from) };
}

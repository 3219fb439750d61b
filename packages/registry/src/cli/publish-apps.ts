import { appNameSchema } from '../app-name-schema.ts';
import type { Registry } from '../client/registry.ts';
import { requireValid } from '../parse-json.ts';
import { readCurrentTypes, type TypesTool } from '../types/types-tool.ts';
import { type CommandResult, formatKilobytes } from './command-result.ts';
import { formatTable } from './format-table.ts';

const TABLE_HEAD = ['app', 'version', 'outcome', 'entry', 'initial', 'total'];

export async function publishApps(
  {
    registry,
    resolveAppFolder,
    typesTool,
  }: {
    registry: Registry;
    resolveAppFolder: (app: string) => string;
    typesTool?: TypesTool | undefined;
  },
  names: string[],
): Promise<CommandResult> {
  const types = typesTool ? await readCurrentTypes(typesTool) : null;
  const publications = [];
  for (const name of names) {
    const appFolder = resolveAppFolder(requireValid(appNameSchema, name, 'The app'));
    publications.push(await registry.publish(appFolder, types));
  }
  const rows = publications.map(({ record, outcome }) => [
    record.name,
    record.version,
    outcome,
    ...[record.sizes.entry, record.sizes.initial, record.sizes.total].map(formatKilobytes),
  ]);
  const published = publications.map(({ record, outcome }) => {
    const { name, version, sizes } = record;
    return { name, version, outcome, sizes };
  });
  const isUnchanged = published.every(({ outcome }) => outcome === 'unchanged');
  const note = isUnchanged ? '\n\nNothing was done: these builds were published before.' : '';
  return { text: formatTable([TABLE_HEAD, ...rows]) + note, data: { published }, isUnchanged };
}

import type { Registry } from '../client/registry.ts';
import { appName } from '../names.ts';
import { checked } from '../schema.ts';
import { type TypesTool, typesNow } from '../types/types-tool.ts';
import { type Answer, kilobytes } from './answer.ts';
import { table } from './table.ts';

const HEAD = ['app', 'version', 'outcome', 'entry', 'initial', 'total'];

/** Publishes the last builds of apps. */
export async function publishApps(
  {
    registry,
    folderOf,
    types: tool,
  }: { registry: Registry; folderOf: (app: string) => string; types?: TypesTool | undefined },
  names: string[],
): Promise<Answer> {
  const types = tool ? await typesNow(tool) : null;
  const publications = [];
  for (const name of names) {
    const appFolder = folderOf(checked(appName, name, 'The app'));
    publications.push(await registry.publish(appFolder, types));
  }
  const rows = publications.map(({ record, outcome }) => [
    record.name,
    record.version,
    outcome,
    ...[record.sizes.entry, record.sizes.initial, record.sizes.total].map(kilobytes),
  ]);
  const published = publications.map(({ record, outcome }) => {
    const { name, version, sizes } = record;
    return { name, version, outcome, sizes };
  });
  const didNothing = published.every(({ outcome }) => outcome === 'unchanged');
  const note = didNothing ? '\n\nNothing was done: these builds were published before.' : '';
  return { text: table([HEAD, ...rows]) + note, data: { published }, didNothing };
}

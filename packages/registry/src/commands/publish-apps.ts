import { resolveSiteOrigin } from '@tractor-haat/server-kit/settings';
import { appNameSchema } from '../core/app-name-schema.ts';
import { readCurrentTypes, type TypesTool } from '../core/gates/check-types.ts';
import { requireValid } from '../core/parse-json.ts';
import type { ArtifactRecord } from '../core/parse-record.ts';
import type { Registry } from '../core/registry.ts';
import { parseTarget } from './promote-apps.ts';
import {
  type CommandLine,
  type CommandResult,
  formatKilobytes,
  formatTable,
  UsageError,
} from './read-command-line.ts';

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

const HOUR_MS = 3_600_000;
/** Seven days, the limit of the registry service. */
const MAX_HOURS = 168;
const PREVIEWS_OFF_MESSAGE =
  'Previews are off on the site that runs on this machine: start it with PREVIEWS=on.';

/** The first route without parameters, or the home page if all have some. */
const findFirstPath = (record: ArtifactRecord) =>
  record.routes.find((route) => !/[:*?]/.test(route)) ?? '/';

export async function previewApps(
  {
    registry,
    site,
    hasPreviews,
  }: { registry: Registry; site: string | null; hasPreviews: boolean | null },
  { subjects, hours, path }: CommandLine,
): Promise<CommandResult> {
  const lifetime_h = Number(hours);
  if (!(lifetime_h > 0 && lifetime_h <= MAX_HOURS))
    throw new UsageError(`--hours takes a number up to ${MAX_HOURS}.`);
  const targets = subjects.map(parseTarget);
  if (new Set(targets.map(({ name }) => name)).size < targets.length)
    throw new UsageError('A preview contains at most one version of each app.');
  const records = await Promise.all(
    targets.map((target) => registry.getRecord(target.name, target.version)),
  );
  const [firstRecord] = records;
  const until_ms = Math.round(Date.now() + lifetime_h * HOUR_MS);
  const apps = records.map(({ name, version, digest }) => ({ name, version, digest }));
  const previewPath = path ?? (firstRecord ? findFirstPath(firstRecord) : '/');
  const token = await registry.signPreview({ apps, until_ms, path: previewPath });
  const link = `${new URL(site ?? resolveSiteOrigin({})).origin}/__preview?token=${token}`;
  const until = new Date(until_ms).toISOString();
  const names = targets.map(({ name, version }) => `${name}@${version}`);
  return {
    text: [
      `${link}\n\nShows ${names.join(' and ')} to everyone with the link until ${until}.`,
      ...(hasPreviews === false ? [PREVIEWS_OFF_MESSAGE] : []),
    ].join('\n'),
    data: { link, until, previewed: targets },
  };
}

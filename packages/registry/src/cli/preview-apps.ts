import { siteOrigin } from '@tractor-haat/server-kit/settings';
import type { Registry } from '../client/registry.ts';
import type { ArtifactRecord } from '../record.ts';
import type { Answer } from './answer.ts';
import { type CommandLine, UsageError } from './arguments.ts';
import { targetOf } from './promote-apps.ts';

const HOUR_MS = 3_600_000;
const OFF = 'The site that runs here shows no previews: start it with PREVIEWS=on.';
const MAX_HOURS = 168;

/** First path of an app without parameters; home if there is none. */
const firstPath = (record: ArtifactRecord) =>
  record.routes.find((one) => !/[:*?]/.test(one)) ?? '/';

/** Creates a link that previews published versions for one visitor. */
export async function previewApps(
  registry: Registry,
  { site, showsPreviews }: { site: string | null; showsPreviews: boolean | null },
  { subjects, hours, path }: CommandLine,
): Promise<Answer> {
  const life_h = Number(hours);
  if (!(life_h > 0 && life_h <= MAX_HOURS))
    throw new UsageError(`--hours takes a number up to ${MAX_HOURS}.`);
  const targets = subjects.map(targetOf);
  if (new Set(targets.map(({ name }) => name)).size < targets.length)
    throw new UsageError('A preview contains at most one version of each app.');
  const records = await Promise.all(targets.map((one) => registry.record(one.name, one.version)));
  const [first] = records;
  const until_ms = Math.round(Date.now() + life_h * HOUR_MS);
  const apps = records.map(({ name, version, digest }) => ({ name, version, digest }));
  const to = path ?? (first ? firstPath(first) : '/');
  const token = await registry.signPreview({ apps, until_ms, path: to });
  const link = `${new URL(site ?? siteOrigin({})).origin}/__preview?token=${token}`;
  const until = new Date(until_ms).toISOString();
  const names = targets.map(({ name, version: of }) => `${name}@${of}`);
  return {
    text: [
      `${link}\n\nShows ${names.join(' and ')} to everyone with the link until ${until}.`,
      ...(showsPreviews === false ? [OFF] : []),
    ].join('\n'),
    data: { link, until, previewed: targets },
  };
}

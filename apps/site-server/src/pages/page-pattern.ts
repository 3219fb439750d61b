import { splitAddress } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';

const parts = (path: string) => path.split('/').filter((part) => part !== '');

const isLike = (pattern: readonly string[], path: readonly string[]) =>
  path.length <= pattern.length &&
  pattern.every((part, place) => {
    const segment = path[place];
    if (segment === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace(/\?$/, '') === segment;
  });

/** Route pattern and owner of a page; undefined if no app owns it. */
export function pageAt<App extends Pick<ArtifactRecord, 'routes'>>(
  url: URL,
  apps: readonly App[],
): { pattern: string; app: App } | undefined {
  const path = parts(splitAddress(url.pathname).path);
  const fitting = apps.flatMap((app) =>
    app.routes
      .filter((pattern) => isLike(parts(pattern), path))
      .map((pattern) => ({ pattern, app })),
  );
  // Static segments take precedence over parameters, as in the owner lookup.
  const named = ({ pattern }: { pattern: string }) => pattern.split(':').length;
  return fitting.sort((one, other) => named(one) - named(other))[0];
}

/** Route pattern of a page for the logs. URLs are never logged, because visitors type personal data into them. */
export function pagePattern(url: URL, remotes: readonly Pick<ArtifactRecord, 'routes'>[]): string {
  return pageAt(url, remotes)?.pattern ?? 'none';
}

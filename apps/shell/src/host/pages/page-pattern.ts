import { splitAddress } from '@tractor-haat/i18n';
import type { ArtifactRecord } from '@tractor-haat/registry';

const parts = (path: string) => path.split('/').filter((part) => part !== '');

const isLike = (pattern: readonly string[], path: readonly string[]) =>
  path.length <= pattern.length &&
  pattern.every((part, place) => {
    const given = path[place];
    if (given === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace(/\?$/, '') === given;
  });

/** The page of an address: its pattern and the app that owns it; undefined where there is none. */
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
  // Fixed parts come before parameters, as when the page's owner is looked for.
  const named = ({ pattern }: { pattern: string }) => pattern.split(':').length;
  return fitting.sort((one, other) => named(one) - named(other))[0];
}

/**
 * The pattern of a page, as its remote declares it: what the logs say of where something failed. An address itself
 * is never logged, for visitors type addresses, too.
 */
export function pagePattern(url: URL, remotes: readonly Pick<ArtifactRecord, 'routes'>[]): string {
  return pageAt(url, remotes)?.pattern ?? 'none';
}

import { parseLocalizedPath } from '@tractor-haat/i18n';
import { matchRoutes, type Prefetch, type RouteObject } from '@tractor-haat/platform/shell';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { savesData } from './saves-data.ts';

export function createPrefetch(
  remotes: RemoteLoader,
  createRoutes: (remote: LoadedRemote) => RouteObject[],
): Prefetch {
  const prefetchedPaths = new Set<string>();

  async function fetchCode(path: string) {
    const name = await remotes.owner(path);
    if (!name) return;
    const matches = matchRoutes(createRoutes(await remotes.load(name)), path) ?? [];
    await Promise.all(
      matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
    );
  }

  return (href) => {
    const { path } = parseLocalizedPath(new URL(href, location.href).pathname);
    if (prefetchedPaths.has(path) || savesData()) return;
    prefetchedPaths.add(path);
    // The error is ignored, because the navigation retries and shows it.
    fetchCode(path).catch(() => prefetchedPaths.delete(path));
  };
}

import { parseLocalizedPath } from '@tractor-haat/i18n';
import { matchRoutes, type Prefetch, type RouteObject } from '@tractor-haat/platform/shell';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { savesData } from './saves-data.ts';

/** Prefetches the code of a page, unless Save-Data is set. */
export function createPrefetch(
  remotes: RemoteLoader,
  pages: (remote: LoadedRemote) => RouteObject[],
): Prefetch {
  const done = new Set<string>();

  async function fetchCode(path: string) {
    const name = await remotes.owner(path);
    if (!name) return;
    const matches = matchRoutes(pages(await remotes.load(name)), path) ?? [];
    await Promise.all(
      matches.map(({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined)),
    );
  }

  return (href) => {
    const { path } = parseLocalizedPath(new URL(href, location.href).pathname);
    if (done.has(path) || savesData()) return;
    done.add(path);
    // The navigation itself retries and shows the error.
    fetchCode(path).catch(() => done.delete(path));
  };
}

import { splitAddress } from '@tractor-haat/i18n';
import { matchRoutes, type Prefetch, type RouteObject } from '@tractor-haat/platform/shell';
import type { LoadedRemote } from './remotes/load-remote-version.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import { savesData } from './saves-data.ts';

/** Fetches the code of a page before it is asked for, unless the visitor saves data. */
export function makePrefetch(
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
    const { path } = splitAddress(new URL(href, location.href).pathname);
    if (done.has(path) || savesData()) return;
    done.add(path);
    // A failure is met again, and shown, when the visitor really goes there.
    fetchCode(path).catch(() => done.delete(path));
  };
}

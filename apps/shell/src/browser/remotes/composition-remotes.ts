import { createRouteTable, type RouteTable } from '@tractor-haat/server-kit/route-table';
import type {
  BrowserComposition,
  BrowserRemote,
  FullComposition,
  RoutedRemote,
} from '../../app/page-data.ts';
import { ATTEMPT_TIMEOUT_MS, createTimeoutSignal } from './import-with-retry.ts';

export interface CompositionRemotes {
  find(name: string): Promise<BrowserRemote | undefined>;
  owner(path: string): Promise<RoutedRemote | undefined>;
}

/** The page data contains only the remotes of the page. All other remotes are fetched on first use. */
export function createCompositionRemotes({
  digest,
  remotes,
}: BrowserComposition): CompositionRemotes {
  const remotesByName = new Map(remotes.map((remote) => [remote.name, remote]));
  let routeTable: Promise<RouteTable<RoutedRemote>> | undefined;

  function loadRouteTable(): Promise<RouteTable<RoutedRemote>> {
    routeTable ??= fetchComposition(digest)
      .catch(() => fetchComposition(digest))
      .then(({ remotes: allRemotes }) => {
        for (const remote of allRemotes)
          if (!remotesByName.has(remote.name)) remotesByName.set(remote.name, remote);
        return createRouteTable(allRemotes);
      })
      .catch((error) => {
        routeTable = undefined;
        throw error;
      });
    return routeTable;
  }

  return {
    async find(name) {
      if (!remotesByName.has(name)) await loadRouteTable();
      return remotesByName.get(name);
    },
    async owner(path) {
      return (await loadRouteTable()).find(path)?.app;
    },
  };
}

async function fetchComposition(digest: string): Promise<FullComposition> {
  const response = await fetch(`/_composition/${digest}.json`, {
    signal: createTimeoutSignal(ATTEMPT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The composition answered ${response.status}`);
  return response.json();
}

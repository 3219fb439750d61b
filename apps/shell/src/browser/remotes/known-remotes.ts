import { createRouteTable, type RouteTable } from '@tractor-haat/shell-kit/route-table';
import type {
  BrowserComposition,
  BrowserRemote,
  RoutedRemote,
  WholeComposition,
} from '../../app/page-data.ts';
import { ATTEMPT_MS } from '../import-with-retry.ts';
import { timeoutSignal } from '../timeout-signal.ts';

/** Remotes of the composition of this visit. */
export interface KnownRemotes {
  /** Undefined if the composition has no such remote. */
  find(name: string): Promise<BrowserRemote | undefined>;
  owner(path: string): Promise<RoutedRemote | undefined>;
}

async function fetchWhole(digest: string): Promise<WholeComposition> {
  const answer = await fetch(`/_composition/${digest}.json`, {
    signal: timeoutSignal(ATTEMPT_MS),
  });
  if (!answer.ok) throw new Error(`The composition answered ${answer.status}`);
  return answer.json();
}

/** The page data contain only the remotes of the page; the others are fetched on first use. */
export function knownRemotes({ digest, remotes }: BrowserComposition): KnownRemotes {
  const known = new Map(remotes.map((remote) => [remote.name, remote]));
  let whole: Promise<RouteTable<RoutedRemote>> | undefined;

  function completed(): Promise<RouteTable<RoutedRemote>> {
    whole ??= fetchWhole(digest)
      .catch(() => fetchWhole(digest))
      .then(({ remotes: all }) => {
        for (const remote of all) if (!known.has(remote.name)) known.set(remote.name, remote);
        return createRouteTable(all);
      })
      .catch((error) => {
        whole = undefined;
        throw error;
      });
    return whole;
  }

  return {
    async find(name) {
      if (!known.has(name)) await completed();
      return known.get(name);
    },
    async owner(path) {
      return (await completed()).find(path)?.app;
    },
  };
}

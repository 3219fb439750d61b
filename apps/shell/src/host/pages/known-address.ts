import type { ArtifactRecord } from '@tractor-haat/registry';
import { withoutCounting } from './canonical-address.ts';
import { pageAt } from './page-pattern.ts';

type App = Pick<ArtifactRecord, 'routes' | 'query'>;
type Apps = { readonly shell: App; readonly remotes: readonly App[] };

/** A list may be narrowed by several values of one name; more than these no page offers. */
const MAX_VALUES = 40;

/**
 * The address as the page reads it, and as it is kept: only the parameters that the page's app and the shell name, in a
 * fixed order, each value once. With any others the page is the same, and rendered once for all of them. An app that does
 * not say what it reads gets everything.
 */
export function knownAddress(asked: URL, { shell, remotes }: Apps): URL {
  const url = withoutCounting(asked);
  if (url.search === '') return url;
  const owner = pageAt(url, [shell, ...remotes])?.app;
  const given = [...new Set(url.searchParams.keys())];
  const says = (app: App | undefined) => (app === undefined ? [] : (app.query ?? given));
  const known = new Set([...says(owner), ...says(shell)]);
  const query = new URLSearchParams();
  for (const name of given.filter((one) => known.has(one)).sort()) {
    const values = [...new Set(url.searchParams.getAll(name))].slice(0, MAX_VALUES);
    for (const value of values) query.append(name, value);
  }
  url.search = query.toString();
  return url;
}

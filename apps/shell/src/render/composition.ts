import type { RemoteDefinition } from '@tractor-haat/platform';

/** One published version of an app, as far as rendering needs its record. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** remoteEntry.js; the shell has none. */
  readonly entry: string | null;
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly csp?: string }>>;
  /** Chunk group (page, widget, words) to its files. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly string[];
}

/** Which version of everything makes up the site at this moment; the site server provides it. */
export interface Composition {
  /** Changes when any version in it changes. */
  readonly digest: string;
  readonly shell: Release;
  readonly remotes: readonly Release[];
  /** The code of a remote, of exactly the version in `remotes`. Throws when it cannot be run. */
  definition(remote: string): RemoteDefinition;
  /** The text of one of a release's style sheets. Throws when the file is gone. */
  styles(app: string, file: string): string;
}

import type { FailureCode } from '@tractor-haat/api-client';
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

/** A remote as the site uses it now. */
export interface RemoteRelease extends Release {
  /** The version before, where it can be used: what to fall back to. */
  readonly previous?: Release;
  /** Set when no version of it can be used. */
  readonly fault?: FailureCode;
}

/** Which version of everything makes up the site at this moment; the site server provides it. */
export interface Composition {
  /** Changes when any version in it changes. */
  readonly digest: string;
  readonly shell: Release;
  readonly remotes: readonly RemoteRelease[];
  /** The code of a remote, of exactly the version in `remotes`. Throws when it cannot be run. */
  definition(remote: string): RemoteDefinition;
  /** The text of one of a release's style sheets. Throws when the file is gone. */
  styles(app: string, file: string): string;
  /** The same site with the version before of one remote; without any when there is none. */
  without(remote: string): Composition;
}

/** A remote's own code broke while its page was made. */
export interface FailedRemote {
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
}

import type { FailureCode } from '@tractor-haat/api-client';
import type { RemoteDefinition } from '@tractor-haat/platform';

/** A version of an app, as its record in the registry describes it. */
export interface Release {
  readonly name: string;
  readonly version: string;
  /** File name of the remote entry. Null for the shell. */
  readonly entry: string | null;
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly csp?: string }>>;
  /** Files of each chunk group: a page, a widget, or translations. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly string[];
}

export interface RemoteRelease extends Release {
  readonly previous?: Release;
  /** Set if no version of the remote can be used. */
  readonly fault?: FailureCode;
}

/** Implemented by the site server. Its names are part of the host API. */
export interface Composition {
  readonly digest: string;
  readonly shell: Release;
  readonly remotes: readonly RemoteRelease[];
  /** Code of a remote in the version that `remotes` contains. Throws if the code cannot be run. */
  definition(remote: string): RemoteDefinition;
  /** Text of a style sheet. Throws if the file is missing. */
  styles(app: string, file: string): string;
  /** The same site with the previous version of one remote, or without that remote. */
  without(remote: string): Composition;
}

export interface FailedRemote {
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
}

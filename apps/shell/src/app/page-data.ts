import type { FailureCode } from '@tractor-haat/api-client';
import type { PageInfo, PlatformState } from '@tractor-haat/platform/shell';

/** One version of a remote for the browser. */
export interface BrowserVersion {
  readonly version: string;
  /** Base path of this version's files, with a trailing slash. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

/** A remote: its version and, if any, its fallback. */
export interface BrowserRemote extends BrowserVersion {
  readonly name: string;
  readonly previous?: BrowserVersion;
  /** Set if the server found no usable version. */
  readonly fault?: FailureCode;
}

/** A remote with its routes, for navigation. */
export interface RoutedRemote extends BrowserRemote {
  readonly routes: readonly string[];
}

/** Versions of the page; a visit keeps those it started with. */
export interface BrowserComposition {
  readonly digest: string;
  /** Only the remotes of the page, without routes. */
  readonly remotes: readonly BrowserRemote[];
}

/** All remotes, as served at `/_composition/<digest>.json`. */
export interface FullComposition {
  readonly digest: string;
  readonly remotes: readonly RoutedRemote[];
}

/** A serialised route error. */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  /** Suggestions of a 404. */
  readonly data?: unknown;
}

/** Data for hydrating the islands, in document order. */
export interface IslandData {
  readonly props: readonly object[];
  /** Their texts by namespace and full key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Page data, embedded once as `<script type="application/json" id="page">`. */
export interface PageData extends PageInfo {
  readonly composition: BrowserComposition;
  /** Remote that owns the page; absent for the shell's pages. */
  readonly owner?: string;
  readonly state: PlatformState;
  /** Absent on pages with islands: full hydration loads the data. */
  readonly hydration?: {
    readonly loaderData: Record<string, unknown>;
    readonly errors: Record<string, PageError> | null;
  };
  /** Islands for the first visit; `module` is the remote's exposed module, absent for the shell's pages. */
  readonly islands?: IslandData & { readonly module?: string };
  /** Widget data by key; null for a widget that failed and was omitted. */
  readonly widgets: Record<string, RenderedWidget | null>;
}

/** A server-rendered widget. */
export interface RenderedWidget {
  readonly data?: unknown;
  /** On a page with islands: full hydration loads the data. */
  readonly isOmitted?: true;
  /** Static: no hydration. */
  readonly still?: true;
}

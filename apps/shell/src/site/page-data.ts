import type { FailureCode } from '@tractor-haat/api-client';
import type { PageInfo, PlatformState } from '@tractor-haat/platform/shell';

/** One version of a remote as the browser needs to know it. */
export interface BrowserVersion {
  readonly version: string;
  /** Path of the folder of this version's files, with a slash at the end. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

/** One remote: the version to use and, where there is one, the version to fall back to. */
export interface BrowserRemote extends BrowserVersion {
  readonly name: string;
  readonly previous?: BrowserVersion;
  /** Set when no version of it can be used on this site at all, as the server found. */
  readonly fault?: FailureCode;
}

/** A remote with the addresses that are its own: what a navigation has to know of all remotes. */
export interface RoutedRemote extends BrowserRemote {
  /** Route patterns that it owns. */
  readonly routes: readonly string[];
}

/** Which versions make up the page, as the page says it. A visit keeps the one that it started with. */
export interface BrowserComposition {
  readonly digest: string;
  /** Only the remotes that the page uses, and without their addresses: those are for a navigation. */
  readonly remotes: readonly BrowserRemote[];
}

/** The same with all remotes, as `/_composition/<digest>.json` answers. */
export interface WholeComposition {
  readonly digest: string;
  readonly remotes: readonly RoutedRemote[];
}

/** An error of a route as it crosses from server to browser. */
export interface PageError {
  readonly status: number;
  readonly statusText: string;
  /** Of a 404: the places that may have been meant. */
  readonly data?: unknown;
}

/** What the browser needs to hydrate a page's islands, in the order in which they stand in it. */
export interface IslandData {
  readonly props: readonly object[];
  /** What they say: texts by namespace and whole key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the server hands to the browser, once, as `<script type="application/json" id="page">`. */
export interface PageData extends PageInfo {
  readonly composition: BrowserComposition;
  /** The remote whose page this is; absent for the shell's own pages. */
  readonly owner?: string;
  readonly state: PlatformState;
  /** Absent of a page of islands: whoever hydrates it whole fetches its data. */
  readonly hydration?: {
    readonly loaderData: Record<string, unknown>;
    readonly errors: Record<string, PageError> | null;
  };
  /**
   * Only these parts of the page are hydrated on a first visit; `module` is what its remote exposes them as, absent of the
   * shell's own pages.
   */
  readonly islands?: IslandData & { readonly module?: string };
  /** Data of each widget by its key; null for one that could not be had and was left out. */
  readonly widgets: Record<string, RenderedWidget | null>;
}

/** A widget that the server rendered. */
export interface RenderedWidget {
  readonly data?: unknown;
  /** On a page of islands: fetched by whoever hydrates it whole. */
  readonly isLeftOut?: true;
  /** Its HTML is all there is to it: nothing has to come alive. */
  readonly still?: true;
}

import type { FailureCode } from '@tractor-haat/api-client';
import type { PageInfo, PlatformState } from '@tractor-haat/platform/shell';

export interface BrowserVersion {
  readonly version: string;
  /** Base path of the files: `/r/<name>/<version>/`. */
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
}

export interface BrowserRemote extends BrowserVersion {
  readonly name: string;
  readonly previous?: BrowserVersion;
  /** Set if the server found no usable version of the remote. */
  readonly fault?: FailureCode;
}

export interface RoutedRemote extends BrowserRemote {
  readonly routes: readonly string[];
}

/** The remotes that the page uses, with the versions that the whole visit uses. */
export interface BrowserComposition {
  readonly digest: string;
  readonly remotes: readonly BrowserRemote[];
}

/** All remotes, as served at `/_composition/<digest>.json`. */
export interface FullComposition {
  readonly digest: string;
  readonly remotes: readonly RoutedRemote[];
}

export interface PageError {
  readonly status: number;
  readonly statusText: string;
  readonly data?: unknown;
}

export interface IslandData {
  readonly props: readonly object[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Embedded in the document as `<script type="application/json" id="page">`. */
export interface PageData extends PageInfo {
  readonly composition: BrowserComposition;
  readonly owner?: string;
  readonly state: PlatformState;
  /** Absent on pages with islands, which load the data when the whole page is hydrated. */
  readonly hydration?: {
    readonly loaderData: Record<string, unknown>;
    readonly errors: Record<string, PageError> | null;
  };
  readonly islands?: IslandData & { readonly module?: string };
  /** Widget data by `toWidgetKey`. Null for a widget that failed and was omitted. */
  readonly widgets: Record<string, RenderedWidget | null>;
}

export interface RenderedWidget {
  readonly data?: unknown;
  /** True on a page with islands: the document omits `data`, and hydration of the whole page loads it. */
  readonly isOmitted?: true;
  /** True for a static widget, which is not hydrated. */
  readonly still?: true;
}

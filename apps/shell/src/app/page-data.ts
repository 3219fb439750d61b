import type { FailureCode } from '@tractor-haat/api-client';
import type { PageInfo, PlatformState } from '@tractor-haat/platform/shell';

export interface BrowserVersion {
  readonly version: string;
  /** Base path of this version's files, with a trailing slash. */
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

/** Versions that the page uses. They stay the same for the whole visit. */
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

/** Page data, embedded once as `<script type="application/json" id="page">`. */
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
  /** Widget data by `widgetKey`; null for a widget that failed and was omitted. */
  readonly widgets: Record<string, RenderedWidget | null>;
}

export interface RenderedWidget {
  readonly data?: unknown;
  /** True if the HTML does not contain `data`: on a page with islands, hydration of the whole page loads it. */
  readonly isOmitted?: true;
  /** A static widget is not hydrated. */
  readonly still?: true;
}

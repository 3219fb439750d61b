import type { PageInfo } from '@tractor-haat/platform/shell';
import type { Composition } from '@tractor-haat/registry';
import type { ServerFailure } from '../release/remote-failures.ts';
import type { SiteAnswer } from '../release/run-app.ts';

/** What a preview's thread is started with. */
export interface PreviewWork {
  readonly store: string;
  readonly composition: Composition;
  readonly profiles: PageInfo['profiles'];
}

/** A page that is wanted of it. */
export interface PageWanted {
  readonly id: number;
  readonly url: string;
  /** Id of the visitor's request, which the thread's calls to the API bear. */
  readonly request: string;
}

/** The page, or why there is none; `faults` is what broke in the preview so far. */
export type PageMade = { readonly id: number; readonly faults: readonly ServerFailure[] } & (
  | { readonly answer: SiteAnswer }
  | { readonly error: string }
);

/** Sent once, when the code runs: all remotes, as browsers fetch them. */
export interface PreviewReady {
  readonly browserComposition: string;
}

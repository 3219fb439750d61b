import type { Composition } from '@tractor-haat/registry';
import type { ServerFailure } from '../release/remote-failures.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import type { SocialProfile } from '../social-profiles.ts';

/** Worker data of a preview thread. */
export interface PreviewWorkerData {
  readonly store: string;
  readonly composition: Composition;
  readonly profiles: readonly SocialProfile[] | undefined;
}

/** Request for a page. */
export interface PageJob {
  readonly id: number;
  readonly url: string;
  /** Id of the visitor's request, sent along with API calls. */
  readonly request: string;
}

/** The page or its error; `failures` lists all failures of the preview so far. */
export type PageJobResult = { readonly id: number; readonly failures: readonly ServerFailure[] } & (
  | { readonly response: SiteResponse }
  | { readonly error: string }
);

/** Sent once after the code was loaded: the composition for browsers. */
export interface PreviewReady {
  readonly browserComposition: string;
}

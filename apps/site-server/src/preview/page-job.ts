import type { Composition } from '@tractor-haat/registry';
import type { ServerFailure } from '../release/remote-failures.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import type { SocialProfile } from '../social-profiles.ts';

export interface PreviewWorkerData {
  readonly store: string;
  readonly composition: Composition;
  readonly profiles: readonly SocialProfile[] | undefined;
}

/** Message to the thread: a page to render. */
export interface PageJob {
  readonly id: number;
  readonly url: string;
  /** Id of the visitor's request. */
  readonly request: string;
}

export type PageJobResult = { readonly id: number; readonly failures: readonly ServerFailure[] } & (
  | { readonly response: SiteResponse }
  | { readonly error: string }
);

/** First message of the thread. */
export interface PreviewReady {
  readonly browserComposition: string;
}

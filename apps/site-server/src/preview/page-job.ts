import type { Composition } from '@tractor-haat/registry';
import type { ServerFailure } from '../release/remote-failures.ts';
import type { SiteResponse } from '../release/run-remote.ts';
import type { SocialProfile } from '../social-profiles.ts';

export interface PreviewWorkerData {
  readonly store: string;
  readonly composition: Composition;
  readonly profiles: readonly SocialProfile[] | undefined;
}

export interface PageJob {
  readonly id: number;
  readonly url: string;
  readonly request: string;
}

export type PageJobResult = { readonly id: number; readonly failures: readonly ServerFailure[] } & (
  | { readonly response: SiteResponse }
  | { readonly error: string }
);

export interface PreviewReady {
  readonly browserComposition: string;
}

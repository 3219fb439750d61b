export { acceptsContract } from './accepts-contract.ts';
export { SHELL_NAME } from './app-name-schema.ts';
export {
  type BucketConfig,
  bucketSettings,
  requireCompleteBucket,
  toBucketConfig,
} from './bucket/bucket-settings.ts';
export { type BucketFollower, followBucket } from './bucket/follow-bucket.ts';
export { openBucket } from './bucket/open-bucket.ts';
export type { Canary } from './canary/canary.ts';
export type { VisitCounts } from './canary/find-rollback-reason.ts';
export { BUCKET_COUNT } from './canary/list-canary-variants.ts';
export type { SiteCounts } from './canary/site-counts.ts';
export {
  type Composition,
  createComposition,
  type Live,
  type LiveCanaryVariant,
  readLive,
} from './composition.ts';
export { computeIntegrity } from './compute-integrity.ts';
export { type Change, type Environment, type Release, readEnvironment } from './environment.ts';
export { type EnvironmentName, parseEnvironmentName } from './environment-name.ts';
export { findSampleError } from './find-artifact-errors.ts';
export { GateRejection } from './gates/gate.ts';
export { getHostApi, listRunnableHostApis } from './get-host-api.ts';
export { listPublishedApps, listRecentRecords } from './list-recent-records.ts';
export { type ArtifactFile, type ArtifactRecord, parseRecord, readRecord } from './parse-record.ts';
export { createPreviewComposition } from './preview/create-preview-composition.ts';
export type { PreviewCookie, PreviewedVersion, PreviewLink } from './preview/preview-tokens.ts';
export { readPreviewKey } from './preview/read-preview-key.ts';
export { signPreview, verifyPreview } from './preview/sign-preview.ts';
export { type Promotion, type PromotionResult, promote } from './promote.ts';
export { type Publication, publish } from './publish/publish.ts';
export { readEarlierCanaries, readEarlierCompositions } from './read-earlier-compositions.ts';
export { type LogLine, readLog } from './read-log.ts';
export { RegistryError } from './registry-error.ts';
export { rollback } from './rollback.ts';
export { isPublicKey, parsePublicKey } from './signing/signing-key.ts';
export { storeLayout } from './store-layout.ts';
export { type Watcher, type WatchOptions, watchEnvironment } from './watch-environment.ts';

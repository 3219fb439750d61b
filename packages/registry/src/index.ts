export {
  type BucketConfig,
  bucketSettings,
  requireCompleteBucket,
  toBucketConfig,
} from './adapters/bucket-settings.ts';
export { type BucketFollower, followBucket } from './adapters/follow-bucket.ts';
export { openBucket } from './adapters/open-bucket.ts';
export { type EnvironmentName, parseEnvironmentName, SHELL_NAME } from './core/app-name-schema.ts';
export type { Canary } from './core/canary/canary.ts';
export { BUCKET_COUNT } from './core/canary/list-canary-variants.ts';
export type { SiteCounts, VisitCounts } from './core/canary/site-counts.ts';
export {
  type Composition,
  createComposition,
  type Live,
  type LiveCanaryVariant,
  readEarlierCanaries,
  readEarlierCompositions,
  readLive,
} from './core/composition.ts';
export { computeIntegrity } from './core/compute-integrity.ts';
export { createPreviewComposition, readPreviewKey } from './core/create-preview-composition.ts';
export {
  type Change,
  type Environment,
  type Release,
  readEnvironment,
} from './core/environment.ts';
export {
  acceptsContract,
  getHostApi,
  listRunnableHostApis,
} from './core/gates/accepts-contract.ts';
export { GateRejection } from './core/gates/gate.ts';
export {
  type ArtifactFile,
  type ArtifactRecord,
  listPublishedApps,
  listRecentRecords,
  parseRecord,
  readRecord,
} from './core/parse-record.ts';
export { type Promotion, type PromotionResult, promote } from './core/promote.ts';
export { findSampleError } from './core/publish/find-artifact-errors.ts';
export { type Publication, publish } from './core/publish/publish.ts';
export { type LogLine, readLog } from './core/read-log.ts';
export { RegistryError } from './core/registry-error.ts';
export { rollback } from './core/rollback.ts';
export type { PreviewCookie, PreviewedVersion, PreviewLink } from './core/sign-preview.ts';
export { signPreview, verifyPreview } from './core/sign-preview.ts';
export { isPublicKey, parsePublicKey } from './core/signing-key.ts';
export { storeLayout } from './core/store-layout.ts';
export { type Watcher, type WatchOptions, watchEnvironment } from './core/watch-environment.ts';

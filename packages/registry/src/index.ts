export { acceptsContract } from './accepts-contract.ts';
export { findSampleError } from './artifact-check.ts';
export { type BucketFollower, followBucket } from './bucket/follow-bucket.ts';
export { openBucket } from './bucket/objects.ts';
export { type BucketConfig, toBucketConfig, bucketSettings, requireCompleteBucket } from './bucket/settings.ts';
export {
  type Composition,
  createComposition,
  type Live,
  type LiveCanaryVariant,
  readLive,
} from './composition.ts';
export { type Change, type Environment, type Release, readEnvironment } from './environment.ts';
export { computeIntegrity } from './fingerprint.ts';
export { GateRejection } from './gates/gate.ts';
export { readEarlierCanaries, readEarlierCompositions } from './history.ts';
export { getHostApi, listRunnableHostApis } from './host-api.ts';
export { type LogLine, readLog } from './log.ts';
export { type EnvironmentName, environmentName, SHELL_NAME } from './names.ts';
export type { PreviewCookie, PreviewedVersion, PreviewLink } from './preview/preview.ts';
export { createPreviewComposition } from './preview/preview-composition.ts';
export { readPreviewKey } from './preview/preview-key.ts';
export { signPreview, verifyPreview } from './preview/preview-token.ts';
export { type Promotion, type PromotionResult, promote } from './promote.ts';
export { type Publication, publish } from './publish/publish.ts';
export { listPublishedApps, listRecentRecords } from './recent.ts';
export { type ArtifactFile, type ArtifactRecord, parseRecord, readRecord } from './record.ts';
export { RegistryError } from './registry-error.ts';
export { rollback } from './rollback.ts';
export { isPublicKey, parsePublicKey } from './signing/keys.ts';
export { storeLayout } from './store-layout.ts';
export { BUCKET_COUNT } from './trial/arms.ts';
export type { VisitCounts } from './trial/judge.ts';
export type { SiteCounts } from './trial/site-counts.ts';
export type { Canary } from './trial/trial.ts';
export { type Watch, type Watcher, watchEnvironment } from './watch.ts';

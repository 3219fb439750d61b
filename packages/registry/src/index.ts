export { acceptsContract } from './accepts-contract.ts';
export { findSampleProblem } from './artifact-check.ts';
export { type BucketFollower, followBucket } from './bucket/follow-bucket.ts';
export { openBucket } from './bucket/objects.ts';
export { type BucketConfig, bucketOf, bucketSettings, wholeBucket } from './bucket/settings.ts';
export {
  type Composition,
  compositionOf,
  type Live,
  type LiveArm,
  readLive,
} from './composition.ts';
export { type Change, type Environment, type Release, readEnvironment } from './environment.ts';
export { integrityOf } from './fingerprint.ts';
export { GateRefusal } from './gates/gate.ts';
export { earlierArms, earlierCompositions } from './history.ts';
export { hostApiOf, runnableHostApis } from './host-api.ts';
export { type LogLine, readLog } from './log.ts';
export { type EnvironmentName, environmentName, SHELL } from './names.ts';
export type { PreviewCookie, PreviewedVersion, PreviewLink } from './preview/preview.ts';
export { previewComposition } from './preview/preview-composition.ts';
export { readPreviewKey } from './preview/preview-key.ts';
export { signPreview, verifyPreview } from './preview/preview-token.ts';
export { type Promotion, type PromotionResult, promote } from './promote.ts';
export { type Publication, publish } from './publish/publish.ts';
export { publishedApps, recentRecords } from './recent.ts';
export { type ArtifactFile, type ArtifactRecord, parseRecord, readRecord } from './record.ts';
export { RegistryError } from './registry-error.ts';
export { rollback } from './rollback.ts';
export { isPublicKey, publicKeyFrom } from './signing/keys.ts';
export { storeLayout } from './store-layout.ts';
export { BUCKETS } from './trial/arms.ts';
export type { VisitCounts } from './trial/judge.ts';
export type { SiteCounts } from './trial/site-counts.ts';
export type { Trial } from './trial/trial.ts';
export { type Watch, type Watcher, watchEnvironment } from './watch.ts';

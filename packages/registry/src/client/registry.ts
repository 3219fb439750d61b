import type { EnvironmentName } from '../app-name.ts';
import type { Rollout } from '../canary/canary.ts';
import type { Environment } from '../environment.ts';
import type { ArtifactRecord } from '../parse-record.ts';
import type { PreviewLink } from '../preview/preview-tokens.ts';
import type { PromotionResult } from '../promote.ts';
import type { Publication } from '../publish/publish.ts';
import type { LogLine } from '../read-log.ts';
import type { LogVerification } from '../signing/verify-chain.ts';

/** Parameters of a promotion. */
export interface PromotionRequest {
  readonly name: string;
  readonly version: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly skipGates: Record<string, string>;
  readonly onWait: (holder: string) => void;
  /** Share and plan of a canary. Default: all visitors at once. */
  readonly course?: Rollout;
  /**
   * Start revision of the canary to continue; the promotion is rejected if that canary has ended. Only
   * for local registries.
   */
  readonly continues?: number;
}

/** Actions on a canary other than changing its share. */
export type CanaryAction = 'hold' | 'go-on' | 'take-back';

/** Parameters of an action on a canary. */
export interface CanaryRequest {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly steer: CanaryAction;
  readonly reason?: string;
}

/** Parameters of a rollback. */
export interface RollbackRequest {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly to: string;
  readonly from?: string;
}

/** Registry operations of teams, for a local folder or a service. */
export interface Registry {
  environment(env: EnvironmentName): Promise<Environment>;
  log(env: EnvironmentName): Promise<LogLine[]>;
  verifyLog(): Promise<LogVerification>;
  record(name: string, version: string): Promise<ArtifactRecord>;
  /** Publishes the last build of an app with the shared types it was built against. */
  publish(appFolder: string, types: string | null): Promise<Publication>;
  promote(request: PromotionRequest): Promise<PromotionResult>;
  steer(request: CanaryRequest): Promise<PromotionResult>;
  rollback(request: RollbackRequest): Promise<PromotionResult & { from: string; to: string }>;
  rollbackTargets(name: string, env: EnvironmentName): Promise<{ live: string; before: string[] }>;
  /** Token of a preview link. */
  signPreview(link: PreviewLink): Promise<string>;
}

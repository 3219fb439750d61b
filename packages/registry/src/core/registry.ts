import type { EnvironmentName } from './app-name-schema.ts';
import type { Rollout } from './canary/canary.ts';
import type { Environment } from './environment.ts';
import type { ArtifactRecord } from './parse-record.ts';
import type { PromotionResult } from './promote.ts';
import type { Publication } from './publish/publish.ts';
import type { LogLine } from './read-log.ts';
import type { PreviewLink } from './sign-preview.ts';
import type { LogVerification } from './verify-chain.ts';

export interface PromotionRequest {
  readonly name: string;
  readonly version: string;
  readonly env: EnvironmentName;
  readonly by: string;
  /** Reasons by gate. */
  readonly skipGates: Record<string, string>;
  /** Called with the description of another promotion that must end first. */
  readonly onWait: (holder: string) => void;
  /** First share of the visitors and plan of further shares. Default: all visitors at once. */
  readonly rollout?: Rollout;
  /**
   * Start revision of the canary to continue. The promotion is rejected if that canary has ended. A registry service
   * ignores it.
   */
  readonly continues?: number;
}

/** Pauses, resumes or rolls back a canary. */
export type CanaryAction = 'hold' | 'go-on' | 'take-back';

export interface CanaryRequest {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly action: CanaryAction;
  readonly reason?: string;
}

/** Parameters of a rollback to the version `to`. It is rejected if `from` is set and another version is live. */
export interface RollbackRequest {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly to: string;
  readonly from?: string;
}

/**
 * Operations that teams use, on a local folder (`createFolderRegistry`) or a registry service (`createHttpRegistry`).
 * Both reject with the same RegistryErrors.
 */
export interface Registry {
  getEnvironment(env: EnvironmentName): Promise<Environment>;
  listChanges(env: EnvironmentName): Promise<LogLine[]>;
  verifyLog(): Promise<LogVerification>;
  getRecord(name: string, version: string): Promise<ArtifactRecord>;
  /**
   * Publishes the last build of an app.
   *
   * @param types shared types that the app was built against, as JSON; null without a comparison of types
   */
  publish(appFolder: string, types: string | null): Promise<Publication>;
  promote(request: PromotionRequest): Promise<PromotionResult>;
  changeCanary(request: CanaryRequest): Promise<PromotionResult>;
  rollback(request: RollbackRequest): Promise<PromotionResult & { from: string; to: string }>;
  listRollbackTargets(
    name: string,
    env: EnvironmentName,
  ): Promise<{ live: string; before: string[] }>;
  /** Creates the token of a preview link. */
  signPreview(link: PreviewLink): Promise<string>;
}

import type { Environment } from '../environment.ts';
import type { LogLine } from '../log.ts';
import type { EnvironmentName } from '../names.ts';
import type { PreviewLink } from '../preview/preview.ts';
import type { PromotionResult } from '../promote.ts';
import type { Publication } from '../publish/publish.ts';
import type { ArtifactRecord } from '../record.ts';
import type { Walk } from '../signing/log-chain.ts';

/** A wish to make a version live. */
export interface PromotionWish {
  readonly name: string;
  readonly version: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly skipGates: Record<string, string>;
  readonly onWait: (who: string) => void;
}

/** A wish to go back. */
export interface RollbackWish {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly to: string;
  readonly from?: string;
}

/** What teams do with a registry, wherever it is: a folder on this machine or a service. */
export interface Registry {
  environment(env: EnvironmentName): Promise<Environment>;
  log(env: EnvironmentName): Promise<LogLine[]>;
  verifyLog(): Promise<Walk>;
  record(name: string, version: string): Promise<ArtifactRecord>;
  /** Publishes the last build in an app's folder, with the shared types that it was built against. */
  publish(appFolder: string, types: string | null): Promise<Publication>;
  promote(wish: PromotionWish): Promise<PromotionResult>;
  rollback(wish: RollbackWish): Promise<PromotionResult & { from: string; to: string }>;
  waysBack(name: string, env: EnvironmentName): Promise<{ live: string; before: string[] }>;
  /** The token of a link that shows published versions. */
  signPreview(link: PreviewLink): Promise<string>;
}

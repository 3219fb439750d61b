import type { Environment } from '../environment.ts';
import type { LogLine } from '../log.ts';
import type { EnvironmentName } from '../names.ts';
import type { PreviewLink } from '../preview/preview.ts';
import type { PromotionResult } from '../promote.ts';
import type { Publication } from '../publish/publish.ts';
import type { ArtifactRecord } from '../record.ts';
import type { LogVerification } from '../signing/log-chain.ts';
import type { Course } from '../trial/trial.ts';

/** A wish to make a version live. */
export interface PromotionWish {
  readonly name: string;
  readonly version: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly skipGates: Record<string, string>;
  readonly onWait: (who: string) => void;
  /** For a share of the visitors; for all at once unless told. */
  readonly course?: Course;
  /** The release that it goes on with; refused where that is over. Only for whoever holds the folder. */
  readonly continues?: number;
}

/** What can be done with a release in shares besides another share. */
export type Steer = 'hold' | 'go-on' | 'take-back';

/** A wish about a release that is under way. */
export interface SteeringWish {
  readonly name: string;
  readonly env: EnvironmentName;
  readonly by: string;
  readonly steer: Steer;
  readonly why?: string;
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
  verifyLog(): Promise<LogVerification>;
  record(name: string, version: string): Promise<ArtifactRecord>;
  /** Publishes the last build in an app's folder, with the shared types that it was built against. */
  publish(appFolder: string, types: string | null): Promise<Publication>;
  promote(wish: PromotionWish): Promise<PromotionResult>;
  steer(wish: SteeringWish): Promise<PromotionResult>;
  rollback(wish: RollbackWish): Promise<PromotionResult & { from: string; to: string }>;
  waysBack(name: string, env: EnvironmentName): Promise<{ live: string; before: string[] }>;
  /** The token of a link that shows published versions. */
  signPreview(link: PreviewLink): Promise<string>;
}

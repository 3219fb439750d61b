import { ENVIRONMENT_NAMES, type EnvironmentName } from '../app-name-schema.ts';
import type { Promotion, PromotionResult } from '../promote.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import type { PromotionRequest } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { Canary } from './canary.ts';
import {
  type CanaryChange,
  findNextStep,
  pauseCanary,
  rollBackCanary,
  toRemainingRollout,
} from './release-canary.ts';
import {
  type CanaryKey,
  findRollbackReason,
  type SiteCounts,
  SiteEvidence,
} from './site-counts.ts';

const AUTOMATIC_AUTHOR = 'registry';

/**
 * Body of a webhook request about an automatic change: the canary was rolled back (`taken-back`), paused (`held`) or
 * released to its next share (`step`).
 */
export interface CanaryNotification {
  readonly event: 'taken-back' | 'held' | 'step';
  readonly env: string;
  readonly app: string;
  readonly version: string;
  readonly live: string | null;
  readonly percent: number;
  readonly why: string;
  readonly at: string;
}

interface CanaryControllerOptions {
  readonly store: string;
  readonly readSigningKey: () => Promise<Promotion['signingKey']>;
  /** Releases the canary to another share of the visitors, after the gates of this registry. */
  readonly promote: (request: PromotionRequest) => Promise<PromotionResult>;
  /** Counts of each site server. A server that does not respond is a rejected entry. */
  readonly fetchSiteCounts: () => Promise<PromiseSettledResult<SiteCounts>[]>;
  readonly notifyTeam: (notification: CanaryNotification) => Promise<void>;
  readonly log: (text: string) => void;
  readonly now: () => Date;
}

interface ActiveCanary {
  readonly env: EnvironmentName;
  readonly app: string;
  /** Live version of the app, or null if none is live. */
  readonly live: string | null;
  readonly canary: Canary;
}

const toCanaryKey = ({ env, app, canary }: ActiveCanary): CanaryKey => ({
  env,
  app,
  version: canary.version,
  startRevision: canary.began,
});

/**
 * Rolls back canaries that fail and advances those with a plan. Counts of site processes that have ended are lost when
 * the registry restarts, because they exist only in memory.
 */
export class CanaryController {
  readonly #options: CanaryControllerOptions;
  readonly #evidence = new SiteEvidence();
  readonly #deliveries = new Set<Promise<void>>();

  constructor(options: CanaryControllerOptions) {
    this.#options = options;
  }

  /** Polls the site servers and checks all canaries once. Returns the number of canaries that are still running. */
  async check(): Promise<number> {
    const canaries = await this.#listActive();
    this.#evidence.retainOnly(canaries.map(toCanaryKey));
    if (canaries.length === 0) return 0;
    const respondingEnvironments = await this.#collectCounts();
    for (const active of canaries)
      await this.#checkCanary(active, respondingEnvironments.has(active.env));
    return (await this.#listActive()).length;
  }

  /** Waits until all webhook deliveries have ended. Call it before the process exits. */
  async waitForDeliveries(): Promise<void> {
    await Promise.all(this.#deliveries);
  }

  async #listActive(): Promise<ActiveCanary[]> {
    const { store } = this.#options;
    const active: ActiveCanary[] = [];
    for (const env of ENVIRONMENT_NAMES) {
      const { environment } = await recoverEnvironment(store, env);
      for (const [app, canary] of Object.entries(environment.trials ?? {}))
        active.push({ env, app, canary, live: environment.remotes[app]?.version ?? null });
    }
    return active;
  }

  /** Adds the counts of all site servers to the evidence. Returns the environments of those that responded. */
  async #collectCounts(): Promise<Set<string>> {
    const { fetchSiteCounts, log } = this.#options;
    const results = await fetchSiteCounts();
    const respondingEnvironments = new Set<string>();
    for (const result of results) {
      if (result.status === 'rejected') {
        log(result.reason instanceof Error ? result.reason.message : String(result.reason));
        continue;
      }
      this.#evidence.add(result.value);
      respondingEnvironments.add(result.value.env);
    }
    return respondingEnvironments;
  }

  async #checkCanary(active: ActiveCanary, hasCounts: boolean): Promise<void> {
    const evidence = this.#evidence.sum(toCanaryKey(active));
    const reason = evidence && findRollbackReason(evidence);
    try {
      if (reason) await this.#rollBack(active, reason);
      // Without counts of a site server, failures of a larger share would stay unnoticed.
      else if (hasCounts && evidence) await this.#advance(active);
    } catch (error) {
      // The environment has changed concurrently, or the store is not writable. The next check tries again.
      if (!(error instanceof RegistryError)) throw error;
      this.#options.log(error.message);
    }
  }

  async #rollBack(active: ActiveCanary, reason: string): Promise<void> {
    await rollBackCanary(await this.#createChange(active, reason));
    this.#notify('taken-back', active, reason);
  }

  async #advance(active: ActiveCanary): Promise<void> {
    const { env, app, canary } = active;
    const { promote, now, log } = this.#options;
    const step = findNextStep(canary);
    const rollout = toRemainingRollout(canary);
    if (!step || !rollout || now().getTime() < step.at) return;
    try {
      await promote({
        name: app,
        version: canary.version,
        env,
        by: `plan of ${canary.by}`,
        continues: canary.began,
        skipGates: {},
        onWait: log,
        rollout,
      });
      const advanced = { ...active, canary: { ...canary, percent: rollout.percent } };
      this.#notify('step', advanced, 'its plan');
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // If a gate rejects the next share, the canary is paused until an operator resumes it.
      await pauseCanary(await this.#createChange(active, error.message));
      this.#notify('held', active, error.message);
    }
  }

  async #createChange({ env, app, canary }: ActiveCanary, reason: string): Promise<CanaryChange> {
    const { store, readSigningKey, now } = this.#options;
    return {
      store,
      env,
      name: app,
      version: canary.version,
      continues: canary.began,
      by: AUTOMATIC_AUTHOR,
      reason,
      signingKey: (await readSigningKey()) ?? null,
      now,
    };
  }

  #notify(
    event: CanaryNotification['event'],
    { env, app, live, canary }: ActiveCanary,
    reason: string,
  ): void {
    const { log, notifyTeam, now } = this.#options;
    const { version, percent } = canary;
    log(`${app}@${version} in ${env}: ${event} (${percent} %): ${reason}`);
    const at = now().toISOString();
    const delivery = notifyTeam({ event, env, app, version, live, percent, why: reason, at })
      .catch((error: unknown) => log(`the webhook of ${app} failed: ${String(error)}`))
      .finally(() => this.#deliveries.delete(delivery));
    this.#deliveries.add(delivery);
  }
}

/** Short, because a failing canary must be rolled back within a minute. */
export const CHECK_INTERVAL_MS = 5000;

/**
 * Checks canaries every five seconds, without overlapping checks. The returned function ends this and resolves after
 * the running check and its webhook deliveries.
 */
export function startCanaryChecks(
  controller: CanaryController,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentCheck: Promise<unknown> = Promise.resolve();
  const runCheck = () => {
    currentCheck = controller
      .check()
      .catch(onError)
      .then(() => {
        if (isStopped) return;
        timer = setTimeout(runCheck, CHECK_INTERVAL_MS);
        timer.unref();
      });
  };
  runCheck();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await currentCheck;
    await controller.waitForDeliveries();
  };
}

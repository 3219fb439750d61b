import type { PromotionWish } from '../client/registry.ts';
import type { EnvironmentName } from '../names.ts';
import type { Promotion, PromotionResult } from '../promote.ts';
import { readOrRecover } from '../recover.ts';
import { RegistryError } from '../registry-error.ts';
import { objectionTo } from './judge.ts';
import { holdRelease, nextStep, restOf, takeBack } from './release.ts';
import { type SiteCounts, SiteEvidence, type TrialName } from './site-counts.ts';
import type { Notice } from './tell-team.ts';
import type { Trial } from './trial.ts';

/** Author of automatic changes in the log. */
const KEEPER = 'registry';

const ENVIRONMENTS: readonly EnvironmentName[] = ['production', 'staging'];

export interface KeeperOptions {
  readonly store: string;
  readonly seal: () => Promise<Promotion['seal']>;
  /** Promotes to another share, with the gates of this registry. */
  readonly release: (wish: PromotionWish) => Promise<PromotionResult>;
  /** Polls all site servers. */
  readonly ask: () => Promise<PromiseSettledResult<SiteCounts>[]>;
  readonly tell: (notice: Notice) => Promise<void>;
  readonly say: (text: string) => void;
  readonly now: () => Date;
}

interface ActiveTrial {
  readonly env: EnvironmentName;
  readonly app: string;
  readonly live: string | null;
  readonly trial: Trial;
}

const nameOf = ({ env, app, trial }: ActiveTrial): TrialName => ({
  env,
  app,
  version: trial.version,
  began: trial.began,
});

/**
 * Controls canaries: rolls back failing ones and advances those with a plan. Each check polls all sites; counts of
 * earlier site processes are in memory only.
 */
export class Keeper {
  readonly #options: KeeperOptions;
  readonly #evidence = new SiteEvidence();
  /** Pending webhook deliveries. */
  readonly #notices = new Set<Promise<void>>();

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Returns the number of running canaries. */
  async look(): Promise<number> {
    const all = await this.#underWay();
    this.#evidence.keepOnly(all.map(nameOf));
    if (all.length === 0) return 0;
    const heard = await this.#hear();
    for (const one of all) await this.#lookAt(one, heard.has(one.env));
    return (await this.#underWay()).length;
  }

  /** Resolves when all deliveries have ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#notices);
  }

  async #underWay(): Promise<ActiveTrial[]> {
    const { store } = this.#options;
    const found: ActiveTrial[] = [];
    for (const env of ENVIRONMENTS) {
      const { environment } = await readOrRecover(store, env);
      for (const [app, trial] of Object.entries(environment.trials ?? {}))
        found.push({ env, app, trial, live: environment.remotes[app]?.version ?? null });
    }
    return found;
  }

  /** Environments with at least one responding site. */
  async #hear(): Promise<Set<string>> {
    const { ask, say } = this.#options;
    const answers = await ask();
    const heard = new Set<string>();
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        say(answer.reason instanceof Error ? answer.reason.message : String(answer.reason));
        continue;
      }
      this.#evidence.take(answer.value);
      heard.add(answer.value.env);
    }
    return heard;
  }

  async #lookAt(one: ActiveTrial, isHeard: boolean): Promise<void> {
    const evidence = this.#evidence.of(nameOf(one));
    const why = evidence && objectionTo(evidence);
    try {
      if (why) await this.#takeBack(one, why);
      // Without counts from a site the share stays.
      else if (isHeard && evidence) await this.#goOn(one);
    } catch (error) {
      // A concurrent change, or the store is not writable: the next check sees the new state.
      if (!(error instanceof RegistryError)) throw error;
      this.#options.say(error.message);
    }
  }

  async #takeBack(one: ActiveTrial, why: string): Promise<void> {
    const { env, app, trial } = one;
    const { store, now } = this.#options;
    const seal = (await this.#options.seal()) ?? null;
    const { version } = trial;
    await takeBack({
      store,
      env,
      name: app,
      version,
      continues: trial.began,
      by: KEEPER,
      why,
      seal,
      now,
    });
    this.#notify('taken-back', one, why);
  }

  async #goOn(one: ActiveTrial): Promise<void> {
    const { env, app, trial } = one;
    const { store, release, now, say } = this.#options;
    const step = nextStep(trial);
    const rest = restOf(trial);
    if (!step || !rest || now().getTime() < step.at) return;
    const { version } = trial;
    const by = `plan of ${trial.by}`;
    const continues = trial.began;
    const wish = { name: app, version, env, by, continues, skipGates: {}, onWait: say };
    try {
      await release({ ...wish, course: rest });
      this.#notify('step', { ...one, trial: { ...trial, percent: rest.percent } }, 'its plan');
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // A gate rejects it: the share stays until an operator acts.
      const why = error.message;
      const seal = (await this.#options.seal()) ?? null;
      await holdRelease({
        store,
        env,
        name: app,
        version,
        continues: trial.began,
        by: KEEPER,
        why,
        seal,
        now,
      });
      this.#notify('held', one, why);
    }
  }

  #notify(event: Notice['event'], { env, app, live, trial }: ActiveTrial, why: string): void {
    const { say, tell, now } = this.#options;
    const { version, percent } = trial;
    say(`${app}@${version} in ${env}: ${event} (${percent} %): ${why}`);
    const at = now().toISOString();
    const notice = tell({ event, env, app, version, live, percent, why, at })
      .catch((error: unknown) => say(`${app}'s team was not told: ${String(error)}`))
      .finally(() => this.#notices.delete(notice));
    this.#notices.add(notice);
  }
}

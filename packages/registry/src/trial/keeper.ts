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

/** Named in the log where nobody did it. */
const KEEPER = 'registry';

const ENVIRONMENTS: readonly EnvironmentName[] = ['production', 'staging'];

export interface Keeping {
  readonly store: string;
  readonly seal: () => Promise<Promotion['seal']>;
  /** Releases to another share, with the gates that a promotion has here. */
  readonly release: (wish: PromotionWish) => Promise<PromotionResult>;
  /** Asks every site server what it has counted. */
  readonly ask: () => Promise<PromiseSettledResult<SiteCounts>[]>;
  readonly tell: (notice: Notice) => Promise<void>;
  readonly say: (text: string) => void;
  readonly now: () => Date;
}

interface UnderWay {
  readonly env: EnvironmentName;
  readonly app: string;
  readonly live: string | null;
  readonly trial: Trial;
}

const nameOf = ({ env, app, trial }: UnderWay): TrialName => ({
  env,
  app,
  version: trial.version,
  began: trial.began,
});

/**
 * Looks after releases in shares: takes back what fails, and goes on with what has a plan. Each look asks every site what it
 * has counted; what it knows is gone with this process, as far as the sites do not know it themselves.
 */
export class Keeper {
  readonly #keeping: Keeping;
  readonly #evidence = new SiteEvidence();
  /** Deliveries of notices that are under way. */
  readonly #notices = new Set<Promise<void>>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Answers how many releases are under way afterwards. */
  async look(): Promise<number> {
    const all = await this.#underWay();
    this.#evidence.keepOnly(all.map(nameOf));
    if (all.length === 0) return 0;
    const heard = await this.#hear();
    for (const one of all) await this.#lookAt(one, heard.has(one.env));
    return (await this.#underWay()).length;
  }

  /** Settles once every team has been told, or could not be. */
  async settled(): Promise<void> {
    await Promise.all(this.#notices);
  }

  async #underWay(): Promise<UnderWay[]> {
    const { store } = this.#keeping;
    const found: UnderWay[] = [];
    for (const env of ENVIRONMENTS) {
      const { environment } = await readOrRecover(store, env);
      for (const [app, trial] of Object.entries(environment.trials ?? {}))
        found.push({ env, app, trial, live: environment.remotes[app]?.version ?? null });
    }
    return found;
  }

  /** The environments of which at least one site answered. */
  async #hear(): Promise<Set<string>> {
    const { ask, say } = this.#keeping;
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

  async #lookAt(one: UnderWay, isHeard: boolean): Promise<void> {
    const evidence = this.#evidence.of(nameOf(one));
    const why = evidence && objectionTo(evidence);
    try {
      if (why) await this.#takeBack(one, why);
      // Nobody goes on blindly: without a site that tells what happens, the share stays.
      else if (isHeard && evidence) await this.#goOn(one);
    } catch (error) {
      // Somebody was quicker, or the store cannot be written: the next look sees what is so by then.
      if (!(error instanceof RegistryError)) throw error;
      this.#keeping.say(error.message);
    }
  }

  async #takeBack(one: UnderWay, why: string): Promise<void> {
    const { env, app, trial } = one;
    const { store, now } = this.#keeping;
    const seal = (await this.#keeping.seal()) ?? null;
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

  async #goOn(one: UnderWay): Promise<void> {
    const { env, app, trial } = one;
    const { store, release, now, say } = this.#keeping;
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
      // A gate refuses it by now: it stays where it is until somebody looks.
      const why = error.message;
      const seal = (await this.#keeping.seal()) ?? null;
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

  #notify(event: Notice['event'], { env, app, live, trial }: UnderWay, why: string): void {
    const { say, tell, now } = this.#keeping;
    const { version, percent } = trial;
    say(`${app}@${version} in ${env}: ${event} (${percent} %): ${why}`);
    const at = now().toISOString();
    const notice = tell({ event, env, app, version, live, percent, why, at })
      .catch((error: unknown) => say(`${app}'s team was not told: ${String(error)}`))
      .finally(() => this.#notices.delete(notice));
    this.#notices.add(notice);
  }
}

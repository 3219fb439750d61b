import { type Change, type Environment, releaseOf } from '../environment.ts';
import { SHELL } from '../names.ts';
import {
  goLive,
  type Promotion,
  type PromotionResult,
  promote,
  refuseOver,
  swap,
} from '../promote.ts';
import { readOrRecover } from '../recover.ts';
import { RegistryError } from '../registry-error.ts';
import { withTurn } from '../store-lock.ts';
import type { Course, Trial } from './trial.ts';

/** An attempt only fails when another change succeeds. */
const ATTEMPTS = 50;

export type ShareRelease = Promotion & Course;

const withPlan = ({ plan: _, ...trial }: Trial, plan: Course['plan']): Trial =>
  plan ? { ...trial, plan } : trial;

/** The smoke gate passed at the start and is not repeated. */
const skipsAtEnd = ({ percent, began_at, skipped_gates }: Trial) => ({
  ...skipped_gates,
  smoke: `released to ${percent} % since ${began_at}`,
});

function begun(
  { name, version, env, by, skipGates = {}, percent, plan }: ShareRelease,
  environment: Environment,
  at: string,
): Trial {
  if (!releaseOf(environment, name))
    throw new RegistryError(
      `${name} is not live in ${env}: the other visitors would get no version. Promote it to all visitors.`,
    );
  const other = environment.trials?.[name];
  if (other)
    throw new RegistryError(
      `${name}@${other.version} is released to ${other.percent} % in ${env}: take it back first (mfe take-back ${name}).`,
    );
  const began = environment.revision + 1;
  const trial = { version, percent, by, began_at: at, began, step_at: at, held: false };
  return withPlan({ ...trial, skipped_gates: skipGates }, plan);
}

/**
 * Starts a canary after its gates; a share of 100 is a full promotion. A running canary changes its share without
 * gates.
 */
export async function releaseShare(wish: ShareRelease): Promise<PromotionResult> {
  const { store, name, version, env, by, percent, plan, onWait } = wish;
  const { environment } = await readOrRecover(store, env, wish.seal);
  refuseOver(wish, environment);
  const trial = environment.trials?.[name];
  const isUnderWay = trial?.version === version;
  if (percent === 100) {
    const skipGates = isUnderWay ? { ...skipsAtEnd(trial), ...wish.skipGates } : wish.skipGates;
    return promote({ ...wish, ...(skipGates ? { skipGates } : {}) });
  }
  if (name === SHELL)
    throw new RegistryError(
      'The shell cannot be released gradually: promote it to all visitors. Try it with mfe preview first.',
    );
  if (isUnderWay)
    return changeTrial({ ...wish, version }, (now, at) =>
      withPlan({ ...now, percent, step_at: at, held: false }, plan),
    );
  const who = `The release of ${name}@${version} by ${by}`;
  return withTurn(
    store,
    env,
    who,
    () => goLive(wish, undefined, (seen, at) => begun(wish, seen, at)),
    onWait,
  );
}

/** Parameters of a change to a running canary. */
export interface CanaryChange
  extends Pick<Promotion, 'store' | 'name' | 'env' | 'by' | 'seal' | 'now' | 'continues'> {
  /** Version of the canary; default the running one. */
  readonly version?: string;
  readonly why?: string;
}

/** Applies `next` to a canary; null ends it. No change if `next` returns the same value. */
async function changeTrial(
  steering: CanaryChange,
  next: (trial: Trial, at: string) => Trial | null,
): Promise<PromotionResult> {
  const { store, name, env, by, version, why, seal = null, now = () => new Date() } = steering;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { environment } = await readOrRecover(store, env, seal);
    refuseOver(steering, environment);
    const trial = environment.trials?.[name];
    if (!trial || (version && trial.version !== version))
      throw new RegistryError(
        `No release of ${version ? `${name}@${version}` : name} is under way in ${env}.`,
      );
    const at = now().toISOString();
    const changed = next(trial, at);
    if (changed === trial) return { outcome: 'unchanged', environment };
    const change: Change = {
      at,
      by,
      revision: environment.revision + 1,
      name,
      from: releaseOf(environment, name)?.version ?? null,
      to: trial.version,
      passed_gates: [],
      skipped_gates: {},
      trial: changed,
      ...(why ? { why } : {}),
    };
    const after = await swap({ store, env, seal }, change, environment);
    if (after) return { outcome: 'promoted', environment: after };
  }
  throw new RegistryError(`${env} changes too fast to change the release of ${name}; try again.`);
}

/** Pauses the plan at the current share. A failing canary is still rolled back. */
export const holdRelease = (steering: CanaryChange): Promise<PromotionResult> =>
  changeTrial(steering, (trial) => (trial.held ? trial : { ...trial, held: true }));

/** Resumes the plan; its next step comes after a full interval. */
export const goOn = (steering: CanaryChange): Promise<PromotionResult> =>
  changeTrial(steering, (trial, at) =>
    trial.held ? { ...trial, held: false, step_at: at } : trial,
  );

/** Rolls a canary back: all visitors see the live version. */
export const takeBack = (steering: CanaryChange): Promise<PromotionResult> =>
  changeTrial(steering, () => null);

/** Time of the next step of a plan; null without one. */
export function nextStep({ plan, held, step_at }: Trial): { at: number; percent: number } | null {
  const [percent] = plan?.percents ?? [];
  if (!plan || percent === undefined || held) return null;
  return { at: Date.parse(step_at) + plan.every_minutes * 60_000, percent };
}

/** Remaining plan of a canary. */
export function restOf({ plan }: Trial): Course | null {
  const [percent, ...percents] = plan?.percents ?? [];
  if (!plan || percent === undefined) return null;
  return percents.length > 0 ? { percent, plan: { ...plan, percents } } : { percent };
}

import { isDeepStrictEqual } from 'node:util';
import { SHELL_NAME } from '../app-name-schema.ts';
import { type Change, type Environment, findRelease } from '../environment.ts';
import {
  goLive,
  type Promotion,
  type PromotionResult,
  promote,
  replaceEnvironment,
  requireRunningCanary,
} from '../promote.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import { RegistryError } from '../registry-error.ts';
import { withPromotionLock } from '../with-store-lock.ts';
import type { Canary, Rollout } from './canary.ts';

/** An attempt fails only if another change succeeds at the same time, so 50 attempts suffice. */
const MAX_ATTEMPTS = 50;

const MINUTE_MS = 60_000;

export type CanaryRelease = Promotion & Rollout;

/**
 * Starts a canary after its gates have passed, or changes the share of a running canary without gates. A share of 100
 * promotes the version to all visitors. Throws a RegistryError for the shell, which cannot be released gradually, and
 * if another version of the app is a canary.
 */
export async function releaseCanary(request: CanaryRelease): Promise<PromotionResult> {
  const { store, name, version, env, by, percent, plan, onWait } = request;
  const { environment } = await recoverEnvironment(store, env, request.signingKey);
  requireRunningCanary(request, environment);
  const canary = environment.trials?.[name];
  const isRunning = canary?.version === version;
  if (percent === 100) {
    if (!isRunning) return promote(request);
    const skipGates = { ...listSkippedGates(canary), ...request.skipGates };
    return promote({ ...request, skipGates });
  }
  if (name === SHELL_NAME)
    throw new RegistryError(
      'The shell cannot be released gradually: promote it to all visitors. Try it with mfe preview first.',
    );
  if (isRunning)
    return updateCanary({ ...request, version }, (current, at) => {
      const changed = withPlan({ ...current, percent, held: false }, plan);
      return isDeepStrictEqual(changed, current) ? current : { ...changed, step_at: at };
    });
  const description = `The release of ${name}@${version} by ${by}`;
  const start = () =>
    goLive(request, { createCanary: (current, at) => createCanary(request, current, at) });
  return withPromotionLock(store, env, description, start, onWait);
}

export interface CanaryChange
  extends Pick<Promotion, 'store' | 'name' | 'env' | 'by' | 'signingKey' | 'now' | 'continues'> {
  /** Version of the canary. The change is rejected if another version is running. Default: any version. */
  readonly version?: string;
  readonly reason?: string;
}

/** Pauses the plan at the current share. A paused canary that fails is still rolled back. */
export const pauseCanary = (request: CanaryChange): Promise<PromotionResult> =>
  updateCanary(request, (canary) => (canary.held ? canary : { ...canary, held: true }));

/** Resumes the plan. The next step follows after a full interval, not at its original time. */
export const resumeCanary = (request: CanaryChange): Promise<PromotionResult> =>
  updateCanary(request, (canary, at) =>
    canary.held ? { ...canary, held: false, step_at: at } : canary,
  );

/** Ends a canary, so that all visitors get the live version again. */
export const rollBackCanary = (request: CanaryChange): Promise<PromotionResult> =>
  updateCanary(request, () => null);

/** Time (in milliseconds since the epoch) and share of the next step. Null if the canary has no plan or is paused. */
export function findNextStep({
  plan,
  held,
  step_at,
}: Canary): { at: number; percent: number } | null {
  const [percent] = plan?.percents ?? [];
  if (!plan || percent === undefined || held) return null;
  return { at: Date.parse(step_at) + plan.every_minutes * MINUTE_MS, percent };
}

/** Next share and the plan after it. Null if the canary has no further step. */
export function toRemainingRollout({ plan }: Canary): Rollout | null {
  const [percent, ...percents] = plan?.percents ?? [];
  if (!plan || percent === undefined) return null;
  return percents.length > 0 ? { percent, plan: { ...plan, percents } } : { percent };
}

/** Applies `update` to a running canary. `update` returns null to end it, or the same object to change nothing. */
async function updateCanary(
  request: CanaryChange,
  update: (canary: Canary, at: string) => Canary | null,
): Promise<PromotionResult> {
  const {
    store,
    name,
    env,
    by,
    version,
    reason,
    signingKey = null,
    now = () => new Date(),
  } = request;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { environment } = await recoverEnvironment(store, env, signingKey);
    requireRunningCanary(request, environment);
    const canary = environment.trials?.[name];
    if (!canary || (version && canary.version !== version))
      throw new RegistryError(
        `No canary of ${version ? `${name}@${version}` : name} is running in ${env}.`,
      );
    const at = now().toISOString();
    const updated = update(canary, at);
    if (updated === canary) return { outcome: 'unchanged', environment };
    const change: Change = {
      at,
      by,
      revision: environment.revision + 1,
      name,
      from: findRelease(environment, name)?.version ?? null,
      to: canary.version,
      passed_gates: [],
      skipped_gates: {},
      trial: updated,
      ...(reason ? { why: reason } : {}),
    };
    const after = await replaceEnvironment({ store, env, signingKey }, change, environment);
    if (after) return { outcome: 'promoted', environment: after };
  }
  throw new RegistryError(`${env} changes too fast to change the canary of ${name}; try again.`);
}

const withPlan = ({ plan: _, ...canary }: Canary, plan: Rollout['plan']): Canary =>
  plan ? { ...canary, plan } : canary;

/**
 * Returns the gates that the promotion to all visitors skips, with reasons. The smoke gate was run or skipped when the
 * canary started.
 */
const listSkippedGates = ({ percent, began_at, skipped_gates }: Canary) => ({
  ...skipped_gates,
  smoke: `released to ${percent} % since ${began_at}`,
});

function createCanary(
  { name, version, env, by, skipGates = {}, percent, plan }: CanaryRelease,
  environment: Environment,
  at: string,
): Canary {
  if (!findRelease(environment, name))
    throw new RegistryError(
      `${name} is not live in ${env}: the other visitors would get no version. Promote it to all visitors.`,
    );
  const running = environment.trials?.[name];
  if (running)
    throw new RegistryError(
      `${name}@${running.version} is released to ${running.percent} % in ${env}: roll that canary back first (mfe take-back ${name}).`,
    );
  const canary = {
    version,
    percent,
    by,
    began_at: at,
    began: environment.revision + 1,
    step_at: at,
    held: false,
    skipped_gates: skipGates,
  };
  return withPlan(canary, plan);
}

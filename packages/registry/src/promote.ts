import { type Change, type Environment, releaseOf, withChange } from './environment.ts';
import { passGates, type Tools, unskippable } from './gates/pass-gates.ts';
import { logLastChange } from './log.ts';
import { type EnvironmentName, SHELL } from './names.ts';
import { type ArtifactRecord, readRecord } from './record.ts';
import { readOrRecover, setAside, writeEnvironment } from './recover.ts';
import { RegistryError } from './registry-error.ts';
import type { Seal } from './signing/keys.ts';
import { withStoreLock, withTurn } from './store-lock.ts';
import type { Trial } from './trial/trial.ts';

/** Each attempt loses only to another promotion that succeeded, so the many cannot starve one. */
const ATTEMPTS = 50;

export interface Promotion {
  store: string;
  name: string;
  version: string;
  env: EnvironmentName;
  /** Who does it: a login or a robot's name, never personal data. */
  by: string;
  /** Gate → reason. Only the gates "size" and "smoke" can be skipped. */
  skipGates?: Record<string, string>;
  /** The number of the site server that is to run it; the command line always gives it. */
  hostApi?: number;
  /** What gates ask besides the store; the command line always gives them. */
  tools?: Tools;
  /** Signs the log's line; none where the registry has no key. */
  seal?: Seal | null;
  /** The version in whose place it comes; it is refused where another one is live by then. */
  replaces?: string;
  /** The release in shares that it goes on with, by the revision at which that began; refused where that is over. */
  continues?: number;
  /** The clock; the machine's unless told. */
  now?: () => Date;
  /** Told once when another promotion is under way, for which this one waits. */
  onWait?: (who: string) => void;
}

/** `unchanged`: that version was live already. */
export interface PromotionResult {
  outcome: 'promoted' | 'unchanged';
  environment: Environment;
}

/** What is tried in a browser, or was, beside what is live; beside what others release in shares the quick gates do. */
const QUICK = ['size', 'files', 'smoke'];

/** Passes all gates beside what is live, and the quick ones beside what others release in shares. */
async function check(
  promotion: Promotion,
  environment: Environment,
  candidate: ArtifactRecord,
): Promise<string[]> {
  const { store, env, name, hostApi, skipGates = {} } = promotion;
  const others = await Promise.all(
    Object.entries(environment.remotes)
      .filter(([remote]) => remote !== name)
      .map(([remote, { version }]) => readRecord(store, remote, version)),
  );
  const live = environment.shell;
  const shell =
    name === SHELL ? candidate : live ? await readRecord(store, SHELL, live.version) : null;
  const base = { store, env, candidate, environment, shell, others };
  const input = hostApi === undefined ? base : { ...base, hostApi };
  const skipped = Object.keys(skipGates);
  const passed = await passGates(input, new Set(skipped), promotion.tools);
  const trials = Object.entries(environment.trials ?? {}).filter(([other]) => other !== name);
  if (trials.length > 0) {
    const tried = await Promise.all(
      trials.map(([other, trial]) => readRecord(store, other, trial.version)),
    );
    const beside = others.map((one) => tried.find((other) => other.name === one.name) ?? one);
    await passGates({ ...input, others: beside }, new Set([...skipped, ...QUICK]), promotion.tools);
  }
  return passed;
}

/** Refuses what goes on with a release that somebody ended meanwhile. */
export function refuseOver(
  { name, env, continues }: Pick<Promotion, 'name' | 'env' | 'continues'>,
  environment: Environment,
): void {
  if (continues !== undefined && environment.trials?.[name]?.began !== continues)
    throw new RegistryError(
      `The release of ${name} in ${env} is over by now: nothing was changed.`,
    );
}

/** Switches under the lock; null when somebody else changed the environment since it was read. */
export async function swap(
  { store, env, seal = null }: Pick<Promotion, 'store' | 'env' | 'seal'>,
  change: Change,
  seen: Environment,
): Promise<Environment | null> {
  return withStoreLock(store, async () => {
    // Removed since its gates were passed: an environment names only what is there.
    await readRecord(store, change.name, change.to);
    const { environment: current, fault } = await readOrRecover(store, env, seal);
    if (JSON.stringify(current) !== JSON.stringify(seen)) return null;
    await logLastChange(store, env, current, seal);
    const next = withChange(current, change);
    if (fault) await setAside(store, env);
    await writeEnvironment(store, env, next, seal);
    await logLastChange(store, env, next, seal);
    return next;
  });
}

/**
 * Makes a published version live. The gates run without the store's lock, against what was read; when
 * anything else went live meanwhile, they run again, so two promoters never lose a change and
 * never go live side by side unchecked.
 *
 * @param rollback set where it goes back: what was live before the version
 * @param trialOf set where it is for a share of the visitors: what that trial is; throws where there can be none
 */
export async function goLive(
  promotion: Promotion,
  rollback?: NonNullable<Change['rollback']>,
  trialOf?: (environment: Environment, at: string) => Trial,
): Promise<PromotionResult> {
  const { store, name, version, env, by, skipGates = {}, replaces } = promotion;
  const candidate = await readRecord(store, name, version);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { environment } = await readOrRecover(store, env, promotion.seal);
    const from = releaseOf(environment, name)?.version ?? null;
    if (from === version) return { outcome: 'unchanged', environment };
    if (replaces && from !== replaces)
      throw new RegistryError(
        `${name}@${from} is live in ${env} by now, not ${replaces}: look again before you change it.`,
      );
    refuseOver(promotion, environment);
    const at = (promotion.now ?? (() => new Date()))().toISOString();
    const trial = trialOf?.(environment, at);
    const passed_gates = await check(promotion, environment, candidate);
    const change: Change = {
      at,
      by,
      revision: environment.revision + 1,
      name,
      from,
      to: version,
      passed_gates,
      skipped_gates: skipGates,
      ...(rollback ? { rollback } : {}),
      ...(trial ? { trial } : {}),
    };
    const next = await swap(promotion, change, environment);
    if (next) return { outcome: 'promoted', environment: next };
  }
  throw new RegistryError(`${env} changes too fast to promote ${name}@${version}; try again.`);
}

/**
 * Promotes a version, after the promotion that is under way, if there is one.
 *
 * Throws a GateRefusal when a gate refuses, a RegistryError for an unknown version. A broken environment
 * file is made whole: the log tells what was live.
 */
export async function promote(promotion: Promotion): Promise<PromotionResult> {
  const { store, name, version, env, by, skipGates = {}, onWait } = promotion;
  const [forbidden] = unskippable(Object.keys(skipGates));
  if (forbidden) throw new RegistryError(`The gate "${forbidden}" cannot be skipped.`);
  if (Object.values(skipGates).some((reason) => reason.trim() === ''))
    throw new RegistryError('A gate is skipped only with a reason.');
  const who = `The promotion of ${name}@${version} by ${by}`;
  return withTurn(store, env, who, () => goLive(promotion), onWait);
}

import { type EnvironmentName, SHELL_NAME } from './app-name-schema.ts';
import type { Canary } from './canary/canary.ts';
import { applyChange, type Change, type Environment, findRelease } from './environment.ts';
import { filterUnskippable, type GateTools, runGates } from './gates/run-gates.ts';
import { type ArtifactRecord, readRecord } from './parse-record.ts';
import { logLastChange } from './read-log.ts';
import { recoverEnvironment, renameBroken, writeEnvironment } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';
import type { SigningKey } from './signing-key.ts';
import { withPromotionLock, withStoreLock } from './with-store-lock.ts';

/** An attempt fails only if another change succeeds at the same time, so 50 attempts suffice. */
const MAX_ATTEMPTS = 50;

export interface Promotion {
  store: string;
  name: string;
  version: string;
  env: EnvironmentName;
  /** Login or robot name for the log, which must contain no personal data. */
  by: string;
  /** Reasons by gate. Only `size` and `smoke` can be skipped. */
  skipGates?: Record<string, string>;
  /** Host API version of the site server. Without it the host gate passes. */
  hostApi?: number;
  /** Programs of the smoke and types gates, which are omitted without them. */
  tools?: GateTools;
  /** Signs the environment and the log line, if set. */
  signingKey?: SigningKey | null;
  /** Version to replace. The promotion is rejected if another version is live. */
  replaces?: string;
  /** Start revision of the canary to continue. The promotion is rejected if that canary has ended. */
  continues?: number;
  /** Current time. Tests set it. */
  now?: () => Date;
  /** Called once if another promotion runs first, with its description. */
  onWait?: (holder: string) => void;
}

/** `unchanged` means that the version was live already. */
export interface PromotionResult {
  outcome: 'promoted' | 'unchanged';
  environment: Environment;
}

/**
 * Promotes a version to all visitors after a running promotion has ended. Throws a GateRejection if a gate rejects it,
 * and a RegistryError if it is not published. A broken environment file is restored from the log.
 */
export async function promote(promotion: Promotion): Promise<PromotionResult> {
  const { store, name, version, env, by, skipGates = {}, onWait } = promotion;
  const [unskippableGate] = filterUnskippable(Object.keys(skipGates));
  if (unskippableGate) throw new RegistryError(`The gate "${unskippableGate}" cannot be skipped.`);
  if (Object.values(skipGates).some((reason) => reason.trim() === ''))
    throw new RegistryError('Skipping a gate requires a reason.');
  const description = `The promotion of ${name}@${version} by ${by}`;
  return withPromotionLock(store, env, description, () => goLive(promotion), onWait);
}

/** Gates that are not repeated with canaries, because their result does not depend on the other apps. */
const GATES_RUN_ONCE = ['size', 'files', 'smoke'];

/** Runs all gates against the live versions, then those that depend on other apps against running canaries. */
async function checkCandidate(
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
  const liveShell = environment.shell;
  const readLiveShell = () => liveShell && readRecord(store, SHELL_NAME, liveShell.version);
  const shell = name === SHELL_NAME ? candidate : await readLiveShell();
  const input = {
    ...{ store, env, candidate, environment, shell, others },
    ...(hostApi === undefined ? {} : { hostApi }),
  };
  const skipped = Object.keys(skipGates);
  const passed = await runGates(input, new Set(skipped), promotion.tools);
  const canaryRecords = await readOtherCanaries(store, environment, name);
  if (canaryRecords.length > 0) {
    const othersWithCanaries = others.map(
      (remote) => canaryRecords.find((record) => record.name === remote.name) ?? remote,
    );
    await runGates(
      { ...input, others: othersWithCanaries },
      new Set([...skipped, ...GATES_RUN_ONCE]),
      promotion.tools,
    );
  }
  return passed;
}

/** Records of the running canaries of all other apps. */
const readOtherCanaries = (
  store: string,
  { trials: canaries = {} }: Environment,
  name: string,
): Promise<ArtifactRecord[]> =>
  Promise.all(
    Object.entries(canaries)
      .filter(([app]) => app !== name)
      .map(([app, canary]) => readRecord(store, app, canary.version)),
  );

/** Throws a RegistryError if `continues` is set and that canary has ended. */
export function requireRunningCanary(
  { name, env, continues }: Pick<Promotion, 'name' | 'env' | 'continues'>,
  environment: Environment,
): void {
  if (continues !== undefined && environment.trials?.[name]?.began !== continues)
    throw new RegistryError(`The canary of ${name} in ${env} has ended: nothing was changed.`);
}

/** Applies a change under the lock of the store. Returns null if the environment is no longer `expected`. */
export async function replaceEnvironment(
  { store, env, signingKey = null }: Pick<Promotion, 'store' | 'env' | 'signingKey'>,
  change: Change,
  expected: Environment,
): Promise<Environment | null> {
  return withStoreLock(store, async () => {
    // Throws if `prune` has removed the version since the gates ran.
    await readRecord(store, change.name, change.to);
    const { environment: current, error } = await recoverEnvironment(store, env, signingKey);
    if (JSON.stringify(current) !== JSON.stringify(expected)) return null;
    await logLastChange(store, env, current, signingKey);
    const next = applyChange(current, change);
    if (error) await renameBroken(store, env);
    await writeEnvironment(store, env, next, signingKey);
    await logLastChange(store, env, next, signingKey);
    return next;
  });
}

interface GoLiveOptions {
  /** Set for a rollback, with the version before the target. */
  readonly rollback?: NonNullable<Change['rollback']>;
  /** Set for a canary. Returns it, or throws if no canary is possible. */
  readonly createCanary?: (environment: Environment, at: string) => Canary;
}

/**
 * Makes a published version live. The gates run without the lock of the store. If the environment has changed when they
 * end, they run again, because no combination of versions may go live unchecked.
 */
export async function goLive(
  promotion: Promotion,
  { rollback, createCanary }: GoLiveOptions = {},
): Promise<PromotionResult> {
  const { store, name, version, env, by, skipGates = {}, replaces } = promotion;
  const candidate = await readRecord(store, name, version);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { environment } = await recoverEnvironment(store, env, promotion.signingKey);
    const from = findRelease(environment, name)?.version ?? null;
    if (from === version) return { outcome: 'unchanged', environment };
    if (replaces && from !== replaces)
      throw new RegistryError(
        `${name}@${from} is live in ${env}, not ${replaces}: read the status and try again.`,
      );
    requireRunningCanary(promotion, environment);
    const at = (promotion.now ?? (() => new Date()))().toISOString();
    const canary = createCanary?.(environment, at);
    const passed_gates = await checkCandidate(promotion, environment, candidate);
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
      ...(canary ? { trial: canary } : {}),
    };
    const next = await replaceEnvironment(promotion, change, environment);
    if (next) return { outcome: 'promoted', environment: next };
  }
  throw new RegistryError(`${env} changes too fast to promote ${name}@${version}; try again.`);
}

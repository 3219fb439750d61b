import { randomUUID } from 'node:crypto';
import type {
  Environment,
  EnvironmentName,
  LiveCanaryVariant,
  SiteCounts,
  VisitCounts,
} from '@tractor-haat/registry';
import type { RemoteVersion } from '../release/contain-remote-errors.ts';
import type { LiveSite } from '../release/load-live-site.ts';
import { toErrorMessage } from '../release/run-remote.ts';

type MutableCounts = { -readonly [Key in keyof VisitCounts]: number };

/** `fresh` counts the visits to the canary, `stable` those to the live version. */
interface RunningCanary {
  readonly version: string;
  readonly began: number;
  readonly live: string;
  readonly fresh: MutableCounts;
  readonly stable: MutableCounts;
  fault: string | null;
}

const createCounts = (): MutableCounts => ({ visits: 0, failures: 0 });

/** Visit and failure counts of canaries and of the live versions. They contain no visitor data. */
export class CanaryCounts {
  readonly #env: EnvironmentName;
  /** A restarted process counts from zero, so its counts have another id. */
  readonly #instance = randomUUID();
  #canaries = new Map<string, RunningCanary>();

  constructor(env: EnvironmentName) {
    this.#env = env;
  }

  /** Continues the counts of canaries that are still running. */
  follow({ trials = {}, remotes }: Environment): void {
    const nextCanaries = new Map<string, RunningCanary>();
    for (const [app, { version, began }] of Object.entries(trials)) {
      const live = remotes[app]?.version ?? '';
      const existing = this.#canaries.get(app);
      const isSame =
        existing?.began === began && existing.version === version && existing.live === live;
      const newCanary = {
        version,
        began,
        live,
        fresh: createCounts(),
        stable: createCounts(),
        fault: null,
      };
      nextCanaries.set(app, isSame ? existing : newCanary);
    }
    this.#canaries = nextCanaries;
  }

  setFailure(app: string, failure: string | null): void {
    const canary = this.#canaries.get(app);
    if (canary) canary.fault = failure;
  }

  get isEmpty(): boolean {
    return this.#canaries.size === 0;
  }

  isCounted({ remote, version }: RemoteVersion): boolean {
    return this.#findCounts({ remote, version }) !== undefined;
  }

  addVisit(versions: readonly RemoteVersion[]): void {
    for (const remoteVersion of versions) {
      const counts = this.#findCounts(remoteVersion);
      if (counts) counts.visits += 1;
    }
  }

  addFailure(failedRemote: RemoteVersion): void {
    const counts = this.#findCounts(failedRemote);
    if (counts) counts.failures += 1;
  }

  report(): SiteCounts {
    const trials = [...this.#canaries].map(([app, { live: _, ...trial }]) => ({ app, ...trial }));
    return { instance: this.#instance, env: this.#env, trials };
  }

  #findCounts({ remote, version }: RemoteVersion): MutableCounts | undefined {
    const canary = this.#canaries.get(remote);
    if (canary?.version === version) return canary.fresh;
    return canary?.live === version ? canary.stable : undefined;
  }
}

export interface SiteCanary {
  readonly id: string;
  /** Visitors with a smaller bucket get the canary. */
  readonly belowBucket: number;
  readonly site: LiveSite;
}

const MAX_FAILURE_CHARACTERS = 300;

/**
 * A canary that cannot be loaded is disabled: its visitors get the stable site, and the registry
 * rolls back.
 */
export function loadCanaries(
  canaries: readonly LiveCanaryVariant[],
  loadSite: (composition: NonNullable<LiveCanaryVariant['composition']>) => LiveSite,
  counts: CanaryCounts,
): SiteCanary[] {
  const failures = new Map<string, string>();
  const usable: SiteCanary[] = [];
  for (const canary of canaries) {
    const site = canary.composition && loadSite(canary.composition);
    const failure = findCanaryFailure(canary, site);
    if (site && !failure) usable.push({ id: canary.id, belowBucket: canary.belowBucket, site });
    const brokenRemote = site?.failures.find(({ remote }) => canary.apps.includes(remote))?.remote;
    // If a record is unreadable, the responsible app is unknown, so all apps of the canary count as
    // broken.
    const apps = brokenRemote ? [brokenRemote] : canary.apps;
    if (failure)
      for (const app of apps) failures.set(app, failure.slice(0, MAX_FAILURE_CHARACTERS));
  }
  for (const app of new Set(canaries.flatMap(({ apps }) => apps)))
    counts.setFailure(app, failures.get(app) ?? null);
  return usable;
}

/** `canaries` are sorted by share, so the first match has the smallest share. Returns null for the stable site. */
export const selectCanary = (
  canaries: readonly SiteCanary[],
  bucket: number | null,
): SiteCanary | null =>
  bucket === null ? null : (canaries.find(({ belowBucket }) => bucket < belowBucket) ?? null);

function findCanaryFailure(canary: LiveCanaryVariant, site: LiveSite | null): string | null {
  if (canary.error) return toErrorMessage(canary.error);
  const failure = site?.failures.find(({ remote }) => canary.apps.includes(remote));
  return failure ? `${failure.code}: ${failure.message}` : null;
}

import type { LiveCanaryVariant } from '@tractor-haat/registry';
import type { CanaryCounts } from './canary-counts.ts';
import type { LiveSite } from './load-live-site.ts';
import { toErrorMessage } from './to-error-message.ts';

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

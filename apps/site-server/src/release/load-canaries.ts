import type { LiveCanaryVariant } from '@tractor-haat/registry';
import type { CanaryCounts } from './canary-counts.ts';
import type { LiveSite } from './live-site.ts';
import { toErrorMessage } from './to-error-message.ts';

export interface SiteCanary {
  readonly id: string;
  readonly below: number;
  readonly site: LiveSite;
}

function findCanaryFailure(canary: LiveCanaryVariant, site: LiveSite | null): string | null {
  if (canary.error) return toErrorMessage(canary.error);
  const failure = site?.failures.find(({ remote }) => canary.trials.includes(remote));
  return failure ? `${failure.code}: ${failure.message}` : null;
}

/**
 * A canary that cannot be loaded is disabled: its visitors get the stable site, and the registry
 * rolls back.
 */
export function loadCanaries(
  canaries: readonly LiveCanaryVariant[],
  load: (composition: NonNullable<LiveCanaryVariant['composition']>) => LiveSite,
  counts: CanaryCounts,
): SiteCanary[] {
  const failures = new Map<string, string>();
  const usable: SiteCanary[] = [];
  for (const canary of canaries) {
    const site = canary.composition && load(canary.composition);
    const failure = findCanaryFailure(canary, site);
    if (site && !failure) usable.push({ id: canary.id, below: canary.below, site });
    const brokenRemote = site?.failures.find(({ remote }) =>
      canary.trials.includes(remote),
    )?.remote;
    // If a record is unreadable, the responsible app is unknown, so all apps of the canary count as
    // broken.
    const apps = brokenRemote ? [brokenRemote] : canary.trials;
    if (failure) for (const app of apps) failures.set(app, failure.slice(0, 300));
  }
  for (const app of new Set(canaries.flatMap(({ trials }) => trials)))
    counts.setFailure(app, failures.get(app) ?? null);
  return usable;
}

/** `canaries` are sorted by share, so the first match has the smallest one. Null selects the stable site. */
export const selectCanary = (
  canaries: readonly SiteCanary[],
  bucket: number | null,
): SiteCanary | null =>
  bucket === null ? null : (canaries.find(({ below }) => bucket < below) ?? null);

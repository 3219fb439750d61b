import type { LiveArm } from '@tractor-haat/registry';
import type { LiveSite } from './live-site.ts';
import { messageOf } from './message-of.ts';
import type { TrialCounts } from './trial-counts.ts';

/** A site for a share of the visitors. */
export interface SiteArm {
  readonly id: string;
  readonly below: number;
  readonly site: LiveSite;
}

/** Why an arm is unusable; null if it is usable. */
function findArmFailure(arm: LiveArm, site: LiveSite | null): string | null {
  if (arm.error) return messageOf(arm.error);
  const failure = site?.failures.find(({ remote }) => arm.trials.includes(remote));
  return failure ? `${failure.code}: ${failure.message}` : null;
}

/**
 * Loads the arms. An arm that cannot be loaded is disabled: its visitors see the stable site, and
 * the registry is notified and rolls back.
 */
export function liveArms(
  arms: readonly LiveArm[],
  load: (composition: NonNullable<LiveArm['composition']>) => LiveSite,
  counts: TrialCounts,
): SiteArm[] {
  const failures = new Map<string, string>();
  const usable: SiteArm[] = [];
  for (const arm of arms) {
    const site = arm.composition && load(arm.composition);
    const failure = findArmFailure(arm, site);
    if (site && !failure) usable.push({ id: arm.id, below: arm.below, site });
    const broken = site?.failures.find(({ remote }) => arm.trials.includes(remote))?.remote;
    // If a record is unreadable, the responsible app is unknown: all apps of the arm count as broken.
    const apps = broken ? [broken] : arm.trials;
    if (failure) for (const app of apps) failures.set(app, failure.slice(0, 300));
  }
  for (const app of new Set(arms.flatMap(({ trials }) => trials)))
    counts.unusable(app, failures.get(app) ?? null);
  return usable;
}

/** Arm of a bucket: the smallest share that contains it. Null: the stable site. */
export const armOfBucket = (arms: readonly SiteArm[], bucket: number | null): SiteArm | null =>
  bucket === null ? null : (arms.find(({ below }) => bucket < below) ?? null);

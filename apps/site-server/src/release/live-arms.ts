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
function faultOf(arm: LiveArm, site: LiveSite | null): string | null {
  if (arm.fault) return messageOf(arm.fault);
  const fault = site?.faults.find(({ remote }) => arm.trials.includes(remote));
  return fault ? `${fault.code}: ${fault.message}` : null;
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
  const faults = new Map<string, string>();
  const usable: SiteArm[] = [];
  for (const arm of arms) {
    const site = arm.composition && load(arm.composition);
    const fault = faultOf(arm, site);
    if (site && !fault) usable.push({ id: arm.id, below: arm.below, site });
    const broken = site?.faults.find(({ remote }) => arm.trials.includes(remote))?.remote;
    // If a record is unreadable, the responsible app is unknown: all apps of the arm count as broken.
    const apps = broken ? [broken] : arm.trials;
    if (fault) for (const app of apps) faults.set(app, fault.slice(0, 300));
  }
  for (const app of new Set(arms.flatMap(({ trials }) => trials)))
    counts.unusable(app, faults.get(app) ?? null);
  return usable;
}

/** Arm of a bucket: the smallest share that contains it. Null: the stable site. */
export const armOfBucket = (arms: readonly SiteArm[], bucket: number | null): SiteArm | null =>
  bucket === null ? null : (arms.find(({ below }) => bucket < below) ?? null);

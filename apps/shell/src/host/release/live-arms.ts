import type { LiveArm } from '@tractor-haat/registry';
import type { LiveSite } from './live-site.ts';
import { messageOf } from './message-of.ts';
import type { TrialCounts } from './trial-counts.ts';

/** A site that a share of the visitors sees. */
export interface SiteArm {
  readonly id: string;
  readonly below: number;
  readonly site: LiveSite;
}

/** What of an arm cannot be used; null where all of it can. */
function faultOf(arm: LiveArm, site: LiveSite | null): string | null {
  if (arm.fault) return messageOf(arm.fault);
  const fault = site?.faults.find(({ remote }) => arm.trials.includes(remote));
  return fault ? `${fault.code}: ${fault.message}` : null;
}

/**
 * Brings the arms to life. One with a version that does not run on this server is shown to nobody, and those who would see it
 * see the stable site: the registry hears why and takes the release back.
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
    // Where a record cannot be read, which of several it is of is not asked: none of them can be shown.
    const apps = broken ? [broken] : arm.trials;
    if (fault) for (const app of apps) faults.set(app, fault.slice(0, 300));
  }
  for (const app of new Set(arms.flatMap(({ trials }) => trials)))
    counts.unusable(app, faults.get(app) ?? null);
  return usable;
}

/** The arm of a bucket: the one with the smallest share that has it. Null: the stable site. */
export const armOfBucket = (arms: readonly SiteArm[], bucket: number | null): SiteArm | null =>
  bucket === null ? null : (arms.find(({ below }) => bucket < below) ?? null);

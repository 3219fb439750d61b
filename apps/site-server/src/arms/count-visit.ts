import { pageAt } from '../pages/page-pattern.ts';
import type { LiveSite } from '../release/live-site.ts';
import type { TrialCounts } from '../release/trial-counts.ts';

/**
 * Counts a page view for the version that owns the page, and for remotes without pages, whose
 * widgets can appear anywhere. A URL without an owner is not counted.
 */
export function countVisit(counts: TrialCounts, { shell, remotes }: LiveSite, url: URL): void {
  const owner = pageAt(url, [shell, ...remotes])?.app;
  if (!owner) return;
  const parts = remotes.filter((one) => one === owner || one.routes.length === 0);
  counts.visited(parts.map(({ name, version }) => ({ remote: name, version })));
}

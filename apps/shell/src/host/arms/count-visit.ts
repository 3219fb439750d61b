import { pageAt } from '../pages/page-pattern.ts';
import type { LiveSite } from '../release/live-site.ts';
import type { TrialCounts } from '../release/trial-counts.ts';

/**
 * Counts a page for the version whose page it is, and for those that have no pages of their own: their widgets may stand on
 * any. An address that nobody owns is no visit.
 */
export function countVisit(counts: TrialCounts, { shell, remotes }: LiveSite, url: URL): void {
  const owner = pageAt(url, [shell, ...remotes])?.app;
  if (!owner) return;
  const parts = remotes.filter((one) => one === owner || one.routes.length === 0);
  counts.visited(parts.map(({ name, version }) => ({ remote: name, version })));
}

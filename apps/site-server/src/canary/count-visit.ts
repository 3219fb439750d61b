import type { CanaryCounts } from '../release/canary-counts.ts';
import type { LiveSite, SitePage } from '../release/live-site.ts';

/**
 * Counts a page view for the version that owns the page, and for remotes without pages, whose
 * widgets can appear anywhere. A URL without an owner is not counted.
 */
export function countVisit(
  counts: CanaryCounts,
  { remotes }: LiveSite,
  page: SitePage | null,
): void {
  if (!page) return;
  const visitedRemotes = remotes.filter((one) => one === page.app || one.routes.length === 0);
  counts.visited(visitedRemotes.map(({ name, version }) => ({ remote: name, version })));
}

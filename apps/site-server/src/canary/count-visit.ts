import type { CanaryCounts } from '../release/canary-counts.ts';
import type { LiveSite, SitePage } from '../release/load-live-site.ts';

/**
 * Counts a page view for the version that owns the page, and for remotes without pages, whose
 * widgets can be on any page.
 */
export function countVisit(
  counts: CanaryCounts,
  { remotes }: LiveSite,
  page: SitePage | null,
): void {
  if (!page) return;
  const visitedRemotes = remotes.filter(
    (remote) => remote === page.app || remote.routes.length === 0,
  );
  counts.addVisit(visitedRemotes.map(({ name, version }) => ({ remote: name, version })));
}

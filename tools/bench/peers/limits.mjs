/** @typedef {{ fcp: number, lcp: number, hydrated: number, tbt: number, task: number, before: { script: number, all: number }, second?: { hydrated: number } }} PeerVisit */

/**
 * Limits of our list of 24 cards relative to the same list in other frameworks, measured in the same minutes: a share
 * of a peer's figure, or absolute milliseconds and bytes.
 */
const limits = /** @type {const} */ ([
  { what: 'hydrated, first visit', of: (visit) => visit.hydrated, share: 1.05, peer: 'Astro' },
  {
    what: 'hydrated, first visit',
    of: (visit) => visit.hydrated,
    share: 0.85,
    peer: 'React Router',
  },
  {
    what: 'hydrated, second visit',
    of: (visit) => visit.second?.hydrated,
    share: 1.05,
    peer: 'React Router',
  },
  { what: 'first paint', of: (visit) => visit.fcp, share: 1.45, peer: 'Astro' },
  { what: 'largest paint', of: (visit) => visit.lcp, share: 1, peer: 'Astro' },
  { what: 'blocking', of: (visit) => visit.tbt, most: 100 },
  { what: 'one task', of: (visit) => visit.task, most: 120 },
  { what: 'script before the first tap', of: (visit) => visit.before.script, most: 85_000 },
  { what: 'all bytes before the first tap', of: (visit) => visit.before.all, most: 170_000 },
]);

/**
 * One line for each limit of our list beside its peers. What was not measured is over its limit.
 * @param {PeerVisit} ours
 * @param {ReadonlyMap<string, PeerVisit>} peers by name
 */
export function compareWithPeers(ours, peers) {
  return limits.map((limit) => {
    const measured = limit.of(ours) ?? Number.NaN;
    const theirs = 'peer' in limit ? limit.of(peers.get(limit.peer)) : undefined;
    const most = 'peer' in limit ? limit.share * (theirs ?? Number.NaN) : limit.most;
    const what = 'peer' in limit ? `${limit.what}, ${limit.share} × ${limit.peer}` : limit.what;
    return { what, measured, most, ok: measured <= most };
  });
}

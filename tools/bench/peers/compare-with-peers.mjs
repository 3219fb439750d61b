/** @typedef {{ fcp: number, lcp: number, hydrated: number, tbt: number, task: number, before: { script: number, all: number }, second?: { hydrated: number } }} PeerVisit */

/**
 * Limits of our list of 24 cards: a share of the value of a peer that is measured in the same minutes, or a maximum in
 * milliseconds or bytes.
 */
const limits = /** @type {const} */ ([
  { metric: 'hydrated, first visit', read: (visit) => visit.hydrated, share: 1.05, peer: 'Astro' },
  {
    metric: 'hydrated, first visit',
    read: (visit) => visit.hydrated,
    share: 0.85,
    peer: 'React Router',
  },
  {
    metric: 'hydrated, second visit',
    read: (visit) => visit.second?.hydrated,
    share: 1.05,
    peer: 'React Router',
  },
  { metric: 'first paint', read: (visit) => visit.fcp, share: 1.45, peer: 'Astro' },
  { metric: 'largest paint', read: (visit) => visit.lcp, share: 1, peer: 'Astro' },
  { metric: 'blocking', read: (visit) => visit.tbt, max: 100 },
  { metric: 'one task', read: (visit) => visit.task, max: 120 },
  { metric: 'script before the first tap', read: (visit) => visit.before.script, max: 85_000 },
  { metric: 'all bytes before the first tap', read: (visit) => visit.before.all, max: 170_000 },
]);

/**
 * Compares our list with each limit. A missing measurement exceeds its limit.
 * @param {PeerVisit} ours
 * @param {ReadonlyMap<string, PeerVisit>} peers by name
 */
export function compareWithPeers(ours, peers) {
  return limits.map((limit) => {
    const measured = limit.read(ours) ?? Number.NaN;
    const { metric, max } = 'peer' in limit ? resolvePeerLimit(limit, peers) : limit;
    return { metric, measured, max, ok: measured <= max };
  });
}

const resolvePeerLimit = ({ metric, read, share, peer }, peers) => ({
  metric: `${metric}, ${share} × ${peer}`,
  max: share * (read(peers.get(peer)) ?? Number.NaN),
});

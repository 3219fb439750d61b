import { compareWithPeers } from './compare-with-peers.mjs';

const createVisit = (hydrated: number, second: number) => ({
  ...{ fcp: 400, lcp: 480, hydrated, tbt: 90, task: 100 },
  before: { script: 80_000, all: 150_000 },
  second: { hydrated: second },
});
const peers = new Map([
  ['Astro', createVisit(1300, 600)],
  ['React Router', createVisit(1700, 800)],
]);
const listExceeded = (ours: ReturnType<typeof createVisit>) =>
  compareWithPeers(ours, peers)
    .filter(({ ok }) => !ok)
    .map(({ metric }) => metric);

test('accepts a visit at the limits relative to its peers', () => {
  expect(listExceeded(createVisit(1365, 840))).toEqual([]);
});

test('reports the metric and the peer of each exceeded limit', () => {
  expect(listExceeded(createVisit(1366, 841))).toEqual([
    'hydrated, first visit, 1.05 × Astro',
    'hydrated, second visit, 1.05 × React Router',
  ]);
});

test('rejects a visit if the second visit of a peer was not measured', () => {
  const { second: _, ...firstVisitOnly } = createVisit(1700, 800);
  expect(
    compareWithPeers(
      createVisit(1300, 700),
      new Map([...peers, ['React Router', firstVisitOnly]]),
    ).filter(({ ok }) => !ok),
  ).toHaveLength(1);
});

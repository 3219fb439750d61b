import { setImmediate } from 'node:timers/promises';
import { CountTable } from '../../features/catalogue/used/count-table.ts';
import { type Entry, PLAIN_ENTRY } from '../../features/search/entry.ts';
import { SearchIndex } from '../../features/search/search-index.ts';
import { createRandom } from '../../testing/random.ts';
import { compareAscending, compareTexts } from './compare-names.ts';
import { ListIndex } from './list-index.ts';

/** Longest acceptable delay of a request by background work. */
const MAX_BLOCKED_MS = 50;
const TRACTOR_COUNT = 20_000;
const MAX_ATTEMPTS = 4;

const { below } = createRandom(11);
const rows = Array.from({ length: TRACTOR_COUNT }, (_, id) => ({
  id,
  name: `maker ${below(40)} model ${below(100_000)}`,
  price: below(3) === 0 ? null : below(1000),
}));
const definition = {
  dimensions: { price: ({ price }: (typeof rows)[0]) => [`${price}`] },
  orders: {
    name: (a: (typeof rows)[0], b: (typeof rows)[0]) => compareTexts(a.name, b.name),
    price: (a: (typeof rows)[0], b: (typeof rows)[0]) => compareAscending(a.price, b.price),
  },
};
const entries = rows.map(
  ({ name, id }): Entry => ({
    ...PLAIN_ENTRY,
    kind: 'tractor',
    path: `/tractor/${id}`,
    name: { en: name, hi: `${name} ट्रैक्टर` },
    hints: ['tractor', 'ट्रैक्टर'],
  }),
);

/** Returns CPU time, because elapsed time includes the pauses of a thread on a busy machine. */
async function measureBlockedMs(task: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && best >= MAX_BLOCKED_MS; attempt += 1) {
    let longest = 0;
    let isFinished = false;
    let before = readCpuMs();
    const turns = (async () => {
      while (!isFinished) {
        await setImmediate();
        const now = readCpuMs();
        longest = Math.max(longest, now - before);
        before = now;
      }
    })();
    await setImmediate();
    await task();
    isFinished = true;
    await turns;
    best = Math.min(best, longest);
  }
  return best;
}

function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

test('measureBlockedMs detects work that blocks the event loop', async () => {
  const blockedMs = await measureBlockedMs(async () => {
    const until = readCpuMs() + MAX_BLOCKED_MS + 10;
    while (readCpuMs() < until);
  });
  expect(blockedMs).toBeGreaterThan(MAX_BLOCKED_MS);
});

test('builds an index of 20,000 tractors without blocking the event loop', async () => {
  expect(await measureBlockedMs(() => ListIndex.createInSlices(rows, definition))).toBeLessThan(
    MAX_BLOCKED_MS,
  );
});

test('builds a search index of 20,000 names without blocking the event loop', async () => {
  expect(await measureBlockedMs(() => SearchIndex.createInSlices(entries))).toBeLessThan(
    MAX_BLOCKED_MS,
  );
  const index = await SearchIndex.createInSlices(entries.slice(0, 100));
  expect(index.search(rows[7]?.name ?? '')[0]?.entry.path).toBe('/tractor/7');
});

test('counts 300,000 kinds of listings without blocking the event loop', async () => {
  const kinds = Int32Array.from({ length: 300_000 }, () => below(2 ** 31));
  const counts = kinds.map(() => 1 + below(5));
  const numbers = { brand: new Map([['mahindra', 5]]), state: new Map([['punjab', 7]]) };
  const countListings = async () =>
    new CountTable(kinds, counts, numbers).count({ hp: ['41-50'], price: ['2-3-lakh'] });
  expect(await measureBlockedMs(countListings)).toBeLessThan(MAX_BLOCKED_MS);
});

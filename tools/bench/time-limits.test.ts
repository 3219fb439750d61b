import { compareTimes } from './time-limits.mjs';

const EMPTY = { fcp: 300 };
const good = { page: '/tractors', fcp: 650, lcp: 800, hydrated: 2100, tbt: 80, cls: 0.02 };
const over = (visit: Partial<typeof good>) =>
  compareTimes(EMPTY, [{ ...good, ...visit }])
    .filter(({ ok }) => !ok)
    .map(({ key }) => key);

test('a visit at its limits is within them', () => {
  expect(over({})).toEqual([]);
});

test.each([
  ['fcp', 651],
  ['lcp', 801],
  ['hydrated', 2101],
  ['tbt', 81],
  ['cls', 0.021],
])('%s of %s is above its limit', (key, value) => {
  expect(over({ [key]: value })).toEqual([key]);
});

test('paints count from that of an empty page', () => {
  expect(compareTimes({ fcp: 250 }, [good]).filter(({ ok }) => !ok)).toHaveLength(3);
});

test('what was not measured is over its limit', () => {
  expect(over({ tbt: Number.NaN })).toEqual(['tbt']);
});

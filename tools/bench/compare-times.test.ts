import { compareTimes } from './compare-times.mjs';

const EMPTY = { fcp: 300 };
const ROUTER = { hydrated: 2000 };
const visitAtLimits = { page: '/tractors', fcp: 650, lcp: 800, hydrated: 1700, tbt: 80, cls: 0.02 };
const listExceeded = (visit: Partial<typeof visitAtLimits>) =>
  compareTimes(EMPTY, [{ ...visitAtLimits, ...visit }], ROUTER)
    .filter(({ ok }) => !ok)
    .map(({ key }) => key);

test('accepts a visit at its limits', () => {
  expect(listExceeded({})).toEqual([]);
});

test.each([
  ['fcp', 651],
  ['lcp', 801],
  ['hydrated', 1701],
  ['tbt', 81],
  ['cls', 0.021],
])('rejects %s of %s above its limit', (key, value) => {
  expect(listExceeded({ [key]: value })).toEqual([key]);
});

test('counts paint times from the first paint of an empty page', () => {
  const slow = { ...visitAtLimits, hydrated: 2100 };
  const listExceededWith = (fcp: number) =>
    compareTimes({ fcp }, [slow], { hydrated: 2471 }).filter(({ ok }) => !ok);
  expect([listExceededWith(300).length, listExceededWith(250).length]).toEqual([0, 3]);
});

test('rejects a visit without a measurement', () => {
  expect(listExceeded({ tbt: Number.NaN })).toEqual(['tbt']);
  expect(compareTimes(EMPTY, [visitAtLimits], undefined).filter(({ ok }) => !ok)).toHaveLength(1);
});

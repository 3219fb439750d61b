import { compareTimes } from './compare-times.mjs';

const EMPTY_PAGE = { fcp: 300 };
const ROUTER_LIST = { hydrated: 2000 };
const visitAtLimits = { page: '/tractors', fcp: 650, lcp: 800, hydrated: 1700, tbt: 80, cls: 0.02 };
const listExceeded = (visit: Partial<typeof visitAtLimits>) =>
  compareTimes(EMPTY_PAGE, [{ ...visitAtLimits, ...visit }], ROUTER_LIST)
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
])('rejects a visit whose %s of %s is above the limit', (key, value) => {
  expect(listExceeded({ [key]: value })).toEqual([key]);
});

test('counts the times to paint and to hydrate from the first paint of an empty page', () => {
  const slowVisit = { ...visitAtLimits, hydrated: 2100 };
  const countExceeded = (fcp: number) =>
    compareTimes({ fcp }, [slowVisit], { hydrated: 2471 }).filter(({ ok }) => !ok).length;
  expect(countExceeded(300)).toBe(0);
  expect(countExceeded(250)).toBe(3);
});

test('rejects a visit if a value of it or the time of React Router was not measured', () => {
  expect(listExceeded({ tbt: Number.NaN })).toEqual(['tbt']);
  const withoutRouter = compareTimes(EMPTY_PAGE, [visitAtLimits], undefined);
  expect(withoutRouter.filter(({ ok }) => !ok)).toHaveLength(1);
});

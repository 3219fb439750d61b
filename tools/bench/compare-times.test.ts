import { compareTimes } from './compare-times.mjs';

const EMPTY_PAGE = { fcp: 300 };
const ROUTER_LIST = { hydrated: 2000 };
/** At the limits: first paint 350 ms and largest paint 500 ms after the empty page, hydrated in 85 % of 2000 ms. */
const visitAtLimits = { page: '/tractors', fcp: 650, lcp: 800, hydrated: 1700, tbt: 80, cls: 0.02 };

const listExceeded = (
  visit: Partial<typeof visitAtLimits>,
  { emptyPage = EMPTY_PAGE, routerList = ROUTER_LIST } = {},
) =>
  compareTimes(emptyPage, [{ ...visitAtLimits, ...visit }], routerList)
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

test('measures paint and hydration times from the first paint of an empty page', () => {
  // The limit is 1800 ms after the empty page. React Router is so slow that 85 % of its time is a higher limit.
  const visit = { hydrated: EMPTY_PAGE.fcp + 1800 };
  const routerList = { hydrated: 2500 };
  expect(listExceeded(visit, { routerList })).toEqual([]);
  const emptyPage = { fcp: EMPTY_PAGE.fcp - 50 };
  const exceeded = listExceeded(visit, { routerList, emptyPage });
  expect(exceeded).toEqual(['fcp', 'lcp', 'hydrated']);
});

test('rejects a visit if one of its values was not measured', () => {
  expect(listExceeded({ tbt: Number.NaN })).toEqual(['tbt']);
});

test("rejects a visit if React Router's list was not measured", () => {
  const results = compareTimes(EMPTY_PAGE, [visitAtLimits], undefined);
  expect(results.filter(({ ok }) => !ok)).toHaveLength(1);
});

// Load test of the lists of the API: all filters of the pages, on PostgreSQL with 5,000 tractors and 100,000 used ones.
// The target is a p99 below 25 ms at 100 requests per second.
import { formatPlans } from './fill-bench-database.mjs';
import { formatReport, runSteadyLoad, selectMixed } from './run-steady-load.mjs';
import { BENCH_API, withBenchApi } from './with-bench-api.mjs';

const SORTS_BY_LIST = {
  tractors: ['popular', 'price', 'hp', 'name'],
  'used-tractors': ['newest', 'price', 'hours'],
};
const MAX_VALUES_PER_FILTER = 8;
const TARGET_P99_MS = 25;
const PER_SECOND = 100;
const DURATION_SECONDS = Number(process.env.BENCH_SECONDS ?? 20);

/** Resolves to exit code 0 if the p99 is below the target and no request failed, else 1. */
export function benchApi() {
  return withBenchApi(async (database) => {
    const paths = await listFilterPaths();
    // The first request builds the indexes, which happens at start in production.
    for (const list of Object.keys(SORTS_BY_LIST)) await fetchStatus(`/api/v1/${list}`);
    const send = (number) => fetchStatus(selectMixed(paths, number));
    const total = PER_SECOND * DURATION_SECONDS;
    const report = await runSteadyLoad(send, {
      perSecond: PER_SECOND,
      total,
      isExpected: isListStatus,
    });
    console.log(
      `${total} requests at ${PER_SECOND}/s over ${paths.length} filter combinations, ${report.failed} failed`,
    );
    console.log(formatReport(report, TARGET_P99_MS));
    for (const line of await formatPlans(database)) console.log(line);
    return report.p99 < TARGET_P99_MS && report.failed === 0 ? 0 : 1;
  });
}

/** Lists the first two pages and each filter value in each sort order, and pairs of filter values. */
export async function listFilterPaths() {
  const paths = [];
  for (const [list, sorts] of Object.entries(SORTS_BY_LIST)) {
    const base = `/api/v1/${list}`;
    const { data } = await (await fetch(BENCH_API + base)).json();
    const filterGroups = Object.entries(data.facets).map(([key, facets]) =>
      facets.slice(0, MAX_VALUES_PER_FILTER).map(({ slug }) => `${key}=${slug}`),
    );
    const queries = [...listSortedQueries(sorts, filterGroups), ...listFilterPairs(filterGroups)];
    paths.push(...queries.map((query) => `${base}?${query}`));
  }
  return paths;
}

const listSortedQueries = (sorts, filterGroups) =>
  sorts.flatMap((sort) => [
    ...[1, 2].map((page) => `sort=${sort}&page=${page}`),
    ...filterGroups.flat().map((filter) => `${filter}&sort=${sort}`),
  ]);

const listFilterPairs = (filterGroups) =>
  filterGroups.flatMap((filters, index) => {
    const otherFilters = filterGroups.slice(index + 1).flat();
    return otherFilters.flatMap((other) => filters.map((filter) => `${filter}&${other}`));
  });

/** A list responds with 404 to a page that its filters leave empty. */
export const isListStatus = (status) => status === 200 || status === 404;

export async function fetchStatus(path) {
  const response = await fetch(BENCH_API + path);
  await response.text();
  return response.status;
}

// Load test of the lists of the API: all filters of the pages, on PostgreSQL with 5,000 tractors and 100,000 used ones.
// The target is a p99 below 25 ms at 100 requests per second.
import { formatPlans } from './fill-bench-database.mjs';
import { formatReport, runSteadyLoad } from './run-steady-load.mjs';
import { BENCH_API, withBenchApi } from './with-bench-api.mjs';

/** Requests take every 7919th path. The step is a prime number, so they visit all paths in a mixed order. */
export const MIXING_STEP = 7919;

const TARGET_MS = 25;
const PER_SECOND = 100;
const DURATION_SECONDS = Number(process.env.BENCH_SECONDS ?? 20);

/** Resolves to exit code 0 if the target is met, else 1. */
export function benchApi() {
  return withBenchApi(async (database) => {
    const paths = await listFilterPaths();
    // The first request builds the indexes, which happens at start in production.
    for (const listName of ['tractors', 'used-tractors']) await fetchStatus(`/api/v1/${listName}`);
    const send = (number) => fetchStatus(paths[(number * MIXING_STEP) % paths.length]);
    const total = PER_SECOND * DURATION_SECONDS;
    const isExpected = (status) => status === 200 || status === 404;
    const report = await runSteadyLoad(send, { perSecond: PER_SECOND, total, isExpected });
    console.log(
      `${total} requests at ${PER_SECOND}/s over ${paths.length} filter combinations, ${report.failed} failed`,
    );
    console.log(formatReport(report, TARGET_MS));
    for (const line of await formatPlans(database)) console.log(line);
    return report.p99 < TARGET_MS && report.failed === 0 ? 0 : 1;
  });
}

/** Lists the first two pages and each filter value in each sort order, and pairs of filter values. */
export async function listFilterPaths(lists = ['tractors', 'used-tractors']) {
  const paths = [];
  for (const list of lists) {
    const base = `/api/v1/${list}`;
    const { data } = await (await fetch(`${BENCH_API}${base}`)).json();
    const sorts =
      list === 'tractors' ? ['popular', 'price', 'hp', 'name'] : ['newest', 'price', 'hours'];
    const values = Object.entries(data.facets).map(([key, facets]) =>
      facets.slice(0, 8).map(({ slug }) => `${key}=${slug}`),
    );
    for (const sort of sorts) {
      for (const page of [1, 2]) paths.push(`${base}?sort=${sort}&page=${page}`);
      for (const filters of values)
        for (const filter of filters) paths.push(`${base}?${filter}&sort=${sort}`);
    }
    for (const [index, filters] of values.entries()) {
      for (const otherFilters of values.slice(index + 1)) {
        for (const filter of filters)
          for (const other of otherFilters) paths.push(`${base}?${filter}&${other}`);
      }
    }
  }
  return paths;
}

export async function fetchStatus(path) {
  const response = await fetch(BENCH_API + path);
  await response.text();
  return response.status;
}

// Load test at the size of the market leader: 1,000,000 used listings and 20,000 tractors on PostgreSQL. It sends 100
// reads per second over all filter combinations and 5 writes per second for a minute.
import { readFileSync } from 'node:fs';
import { fetchStatus, isListStatus, listFilterPaths } from './bench-api.mjs';
import { fillBenchDatabase } from './fill-bench-database.mjs';
import { formatReport, runSteadyLoad, selectMixed } from './run-steady-load.mjs';
import { BENCH_API, startApi, stopApi, withBenchDatabase } from './with-bench-api.mjs';

const ROW_COUNTS = {
  tractors: Number(process.env.BENCH_TRACTORS ?? 20_000),
  used: Number(process.env.BENCH_USED ?? 1_000_000),
};
const RESULT_LIMITS = { p99Ms: 100, megabytes: 350, readyMs: 5000 };
const REQUESTS_PER_SECOND = 100;
const WRITES_PER_SECOND = 5;
const DURATION_SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const KB_IN_MB = 1024;

/** Resolves to exit code 0 if all limits are met, else 1. */
export function benchUsed() {
  return withBenchDatabase(async (database, url) => {
    await stopApi(await startApi(url, { PREPARE_AT_START: 'on' }));
    const fillMs = await measureMs(() => fillBenchDatabase(database, ROW_COUNTS));
    console.log(`${ROW_COUNTS.used} listings filled in ${fillMs} ms`);
    let api;
    const readyMs = await measureMs(async () => {
      api = await startApi(url);
    });
    try {
      const firstListMs = await measureMs(() => fetchStatus('/api/v1/used-tractors'));
      console.log(`ready after ${readyMs} ms, first list after ${firstListMs} ms more`);
      const report = await measureDuringWrites(database, await listPaths());
      const megabytes = readPeakMemory(api.pid);
      console.log(`API at most ${megabytes} MB (limit ${RESULT_LIMITS.megabytes})`);
      const isMet =
        report.failed === 0 &&
        report.p99 < RESULT_LIMITS.p99Ms &&
        megabytes < RESULT_LIMITS.megabytes &&
        readyMs < RESULT_LIMITS.readyMs;
      return isMet ? 0 : 1;
    } finally {
      await stopApi(api);
    }
  });
}

async function measureMs(task) {
  const startedAt = performance.now();
  await task();
  return Math.round(performance.now() - startedAt);
}

/** Paths of all filter values, of deep pages, and of single listings. */
async function listPaths() {
  const paths = await listFilterPaths();
  const { data } = await (await fetch(`${BENCH_API}/api/v1/used-tractors`)).json();
  for (const sort of ['newest', 'price', 'price-desc', 'year', 'hours']) {
    for (const share of [0.01, 0.1, 0.5, 0.9, 1]) {
      const page = Math.max(1, Math.floor(data.pages * share));
      paths.push(`/api/v1/used-tractors?sort=${sort}&page=${page}`);
    }
  }
  for (const { id } of data.items) paths.push(`/api/v1/used-tractors/${id}`);
  return paths;
}

async function measureDuringWrites(database, paths) {
  let writes = 0;
  const writeTimer = setInterval(() => writeListing(database, writes++), 1000 / WRITES_PER_SECOND);
  const send = (number) => fetchStatus(selectMixed(paths, number));
  const total = REQUESTS_PER_SECOND * DURATION_SECONDS;
  try {
    const report = await runSteadyLoad(send, {
      perSecond: REQUESTS_PER_SECOND,
      total,
      isExpected: isListStatus,
    });
    console.log(
      `${total} reads at ${REQUESTS_PER_SECOND}/s over ${paths.length} addresses beside ${writes} writes, ${report.failed} failed`,
    );
    console.log(formatReport(report, RESULT_LIMITS.p99Ms));
    return report;
  } finally {
    clearInterval(writeTimer);
  }
}

/** Each listing is written four times in turn: draft, approval, price change, sale. */
function writeListing(database, number) {
  const listingFilter = `key = 'bench-${1 + Math.floor(number / 4) * 97}'`;
  return database.query(
    [
      `UPDATE used_tractors SET status = 'unverified' WHERE ${listingFilter}`,
      `UPDATE used_tractors SET status = 'approved' WHERE ${listingFilter}`,
      `UPDATE used_tractors SET price_inr = price_inr + 1000 WHERE ${listingFilter}`,
      `UPDATE used_tractors SET status = 'sold' WHERE ${listingFilter}`,
    ][number % 4],
  );
}

function readPeakMemory(pid) {
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / KB_IN_MB);
}

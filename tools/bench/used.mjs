// Load test at the size of the market leader: 1,000,000 used listings and 20,000 tractors on PostgreSQL, 100 reads per
// second over all filter combinations and 5 writes per second, for a minute.
import { readFileSync } from 'node:fs';
import { offeredPaths, statusOf } from './api.mjs';
import { fillBenchDatabase } from './api-data.mjs';
import { BENCH_API, endApi, startApi, withBenchDatabase } from './postgres-api.mjs';
import { lineOf, steadyLoad } from './steady-load.mjs';

const ROWS = {
  tractors: Number(process.env.BENCH_TRACTORS ?? 20_000),
  used: Number(process.env.BENCH_USED ?? 1_000_000),
};
const LIMITS = { p99Ms: 100, megabytes: 350, readyMs: 5000 };
const READS_PER_SECOND = 100;
const WRITES_PER_SECOND = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const KB_IN_MB = 1024;

/** Prints the results beside their limits; 0 if met, else 1. */
export function benchUsed() {
  return withBenchDatabase(async (database, url) => {
    await endApi(await startApi(url, { PREPARE_AT_START: 'on' }));
    let began = performance.now();
    await fillBenchDatabase(database, ROWS);
    console.log(`${ROWS.used} listings filled in ${since(began)} ms`);
    began = performance.now();
    const api = await startApi(url);
    const readyMs = since(began);
    try {
      const first = performance.now();
      await statusOf('/api/v1/used-tractors');
      console.log(`ready after ${readyMs} ms, first list after ${since(first)} ms more`);
      const paths = await manyPaths();
      const report = await underWrites(database, paths);
      const megabytes = mostMemory(api.pid);
      console.log(`API at most ${megabytes} MB (limit ${LIMITS.megabytes})`);
      const isMet =
        report.failed === 0 &&
        report.p99 < LIMITS.p99Ms &&
        megabytes < LIMITS.megabytes &&
        readyMs < LIMITS.readyMs;
      return isMet ? 0 : 1;
    } finally {
      await endApi(api);
    }
  });
}

const since = (began) => Math.round(performance.now() - began);

/** All filter values, deep pages, and single listings. */
async function manyPaths() {
  const paths = await offeredPaths();
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

async function underWrites(database, paths) {
  let writes = 0;
  const writing = setInterval(() => write(database, writes++), 1000 / WRITES_PER_SECOND);
  // A prime step visits all combinations without runs.
  const send = (number) => statusOf(paths[(number * 7919) % paths.length]);
  const total = READS_PER_SECOND * SECONDS;
  const mayAnswer = (status) => status === 200 || status === 404;
  try {
    const report = await steadyLoad(send, { perSecond: READS_PER_SECOND, total, mayAnswer });
    console.log(
      `${total} reads at ${READS_PER_SECOND}/s over ${paths.length} addresses beside ${writes} writes, ${report.failed} failed`,
    );
    console.log(lineOf(report, LIMITS.p99Ms));
    return report;
  } finally {
    clearInterval(writing);
  }
}

/** Writes of sellers and moderators in turn: draft, approval, price change, sale. */
function write(database, number) {
  const one = `key = 'bench-${1 + Math.floor(number / 4) * 97}'`;
  return database.query(
    [
      `UPDATE used_tractors SET status = 'unverified' WHERE ${one}`,
      `UPDATE used_tractors SET status = 'approved' WHERE ${one}`,
      `UPDATE used_tractors SET price_inr = price_inr + 1000 WHERE ${one}`,
      `UPDATE used_tractors SET status = 'sold' WHERE ${one}`,
    ][number % 4],
  );
}

/** Peak memory of a process in MB. */
function mostMemory(pid) {
  const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / KB_IN_MB);
}

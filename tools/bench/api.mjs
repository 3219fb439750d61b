// Holds the API's lists to their target: every filter that the pages offer, on PostgreSQL with
// 5,000 tractors and 100,000 used ones, 100 requests a second, p99 under 25 ms.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fillBenchDatabase, planLines } from './api-data.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const TARGET_MS = 25;
const PER_SECOND = 100;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PORT = Number(process.env.BENCH_PORT ?? 4719);

/** Prints the table; 0 when the target is met, else 1. */
export async function benchApi() {
  const pg = createRequire(path.join(root, 'apps/api/package.json'))('pg');
  const name = `bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: SERVER });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  let api;
  try {
    api = await startApi(url.href);
    const database = new pg.Client({ connectionString: url.href });
    await database.connect();
    await fillBenchDatabase(database);
    const paths = await offeredPaths();
    // The first answer makes the indexes; nobody waits for it after a start.
    for (const one of ['tractors', 'used-tractors']) await timed(`/api/v1/${one}`);
    const report = await measure(paths);
    console.log(tableOf(report, paths.length));
    for (const line of await planLines(database)) console.log(line);
    await database.end();
    return report.p99 < TARGET_MS && report.failed === 0 ? 0 : 1;
  } finally {
    if (api) {
      api.kill('SIGTERM');
      await once(api, 'close');
    }
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

async function startApi(databaseUrl) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    WARM_PICTURES: 'off',
    DATA_DIR: path.join(root, '.data', 'bench'),
  };
  const api = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`).catch(() => null);
    if (ready?.ok) return api;
    if (api.exitCode !== null) throw new Error('The API did not start.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  api.kill('SIGKILL');
  throw new Error('The API was not ready within a minute.');
}

/** Every value alone, every pair of values of two filters, in each order and on several pages. */
async function offeredPaths() {
  const paths = [];
  for (const list of ['tractors', 'used-tractors']) {
    const base = `/api/v1/${list}`;
    const { data } = await (await fetch(`http://127.0.0.1:${PORT}${base}`)).json();
    const sorts =
      list === 'tractors' ? ['popular', 'price', 'hp', 'name'] : ['newest', 'price', 'hours'];
    const values = Object.entries(data.facets).map(([key, facets]) =>
      facets.slice(0, 8).map(({ slug }) => `${key}=${slug}`),
    );
    for (const sort of sorts) {
      for (const page of [1, 2]) paths.push(`${base}?sort=${sort}&page=${page}`);
      for (const own of values) for (const one of own) paths.push(`${base}?${one}&sort=${sort}`);
    }
    for (const [place, own] of values.entries()) {
      for (const others of values.slice(place + 1)) {
        for (const one of own) for (const other of others) paths.push(`${base}?${one}&${other}`);
      }
    }
  }
  return paths;
}

async function timed(address) {
  const start = performance.now();
  const answer = await fetch(`http://127.0.0.1:${PORT}${address}`);
  await answer.text();
  return { ms: performance.now() - start, status: answer.status };
}

/** Sends at a steady rate, whether or not earlier answers have come: a slow one makes others wait. */
async function measure(paths) {
  const total = PER_SECOND * SECONDS;
  const answers = [];
  const start = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const due = start + (sent * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // A prime step goes through all of them in an order without runs.
    answers.push(timed(paths[(sent * 7919) % paths.length]));
  }
  const done = await Promise.all(answers);
  const times = done.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    requests: total,
    failed: done.filter(({ status }) => status !== 200 && status !== 404).length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: times.at(-1),
  };
}

function tableOf({ requests, failed, p50, p95, p99, most }, combinations) {
  const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);
  return [
    `${requests} requests at ${PER_SECOND}/s over ${combinations} filter combinations, ${failed} failed`,
    `p50 ${ms(p50)}   p95 ${ms(p95)}   p99 ${ms(p99)} (target ${TARGET_MS} ms)   most ${ms(most)}`,
  ].join('\n');
}

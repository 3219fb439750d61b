// The API runs in its own process on a PostgreSQL database with benchmark rows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../run/paths.mjs';
import { MALLOC_ENV } from '../start/memory.mjs';
import { fillBenchDatabase } from './fill-bench-database.mjs';

const SERVER_URL = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const API_PORT = Number(process.env.BENCH_PORT ?? 4719);

const READY_POLL_MS = 50;
/** The API must be ready within a minute. */
const MAX_READY_ATTEMPTS = 60_000 / READY_POLL_MS;

export const BENCH_API = `http://127.0.0.1:${API_PORT}`;

/** Runs `task` with the API on a database with benchmark rows, and removes both afterwards. */
export function withBenchApi(task) {
  return withBenchDatabase(async (database, url) => {
    const api = await startApi(url, { PREPARE_AT_START: 'on' });
    try {
      await fillBenchDatabase(database);
      return await task(database);
    } finally {
      await stopApi(api);
    }
  });
}

/** The database is new and empty. It is dropped after `task`. */
export async function withBenchDatabase(task) {
  const pg = createRequire(path.join(root, 'apps/api/package.json'))('pg');
  const name = `bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: SERVER_URL });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  const database = new pg.Client({ connectionString: url.href });
  try {
    await database.connect();
    return await task(database, url.href);
  } finally {
    await database.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** Resolves when the process has exited. */
export async function stopApi(api) {
  const closed = once(api, 'close');
  api.kill('SIGTERM');
  await closed;
}

/** Resolves when the API is ready. */
export async function startApi(databaseUrl, extraEnv = {}) {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'the key of a measurement, nothing else',
    OTP_PROVIDER: 'outbox',
    PUBLIC_ORIGIN: BENCH_API,
    TRUSTED_PROXY_HOPS: '0',
    PORT: String(API_PORT),
    LOG_LEVEL: 'error',
    DATA_DIR: path.join(root, '.data', 'bench'),
    STOP_NOTICE_SECONDS: '0',
    ...MALLOC_ENV,
    ...extraEnv,
  };
  const api = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempts = 0; attempts < MAX_READY_ATTEMPTS; attempts += 1) {
    const ready = await fetch(`${BENCH_API}/api/health/ready`).catch(() => null);
    if (ready?.ok) return api;
    if (api.exitCode !== null) throw new Error('The API did not start.');
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  api.kill('SIGKILL');
  throw new Error('The API was not ready within a minute.');
}

// An API of its own on a PostgreSQL database of its own, filled with the benchmark's rows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fillBenchDatabase } from './api-data.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const SERVER = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PORT = Number(process.env.BENCH_PORT ?? 4719);

/** Where the API answers while `withBenchApi` runs. */
export const BENCH_API = `http://127.0.0.1:${PORT}`;

/** Starts the API on a new database, runs `work` with a connection to it, and takes both away. */
export async function withBenchApi(work) {
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
    const result = await work(database);
    await database.end();
    return result;
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
    SECRET_KEY: 'the key of a measurement, nothing else',
    OTP_PROVIDER: 'outbox',
    PUBLIC_ORIGIN: BENCH_API,
    TRUSTED_PROXY_HOPS: '0',
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    PREPARE_AT_START: 'on',
    WARM_PICTURES: 'off',
    DATA_DIR: path.join(root, '.data', 'bench'),
  };
  const api = spawn(process.execPath, [path.join(root, 'apps/api/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`${BENCH_API}/api/health/ready`).catch(() => null);
    if (ready?.ok) return api;
    if (api.exitCode !== null) throw new Error('The API did not start.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  api.kill('SIGKILL');
  throw new Error('The API was not ready within a minute.');
}

import { holdUntilEnd } from './after-all.ts';
import { digestOfCode } from './databases/digests.ts';
import { dropStaleDumps } from './databases/dump-files.ts';
import { keepRun } from './databases/run.ts';
import { numberOf, startRun } from './databases/server-run.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const url = databaseUrl ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs once, before jest starts its processes, and prepares what they share. */
export default async function beforeAll(): Promise<void> {
  const digest = digestOfCode();
  dropStaleDumps(digest);
  const client = await startRun(url, digest);
  // A configured address must work; without one, PostgreSQL is optional.
  if (!client && databaseUrl !== undefined) throw new Error(`${url} does not answer`);
  if (client) holdUntilEnd(client);
  keepRun({
    digestOfCode: digest,
    server: client && { url, run: await numberOf(client) },
  });
}

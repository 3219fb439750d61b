import { endAfterAllTests } from './after-all.ts';
import { computeCodeDigest } from './databases/digests.ts';
import { deleteStaleDumps } from './databases/dump-files.ts';
import { readRunNumber, startRun } from './databases/server-run.ts';
import { storeTestRun } from './databases/test-run.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const url = databaseUrl ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export default async function beforeAll(): Promise<void> {
  const codeDigest = computeCodeDigest();
  deleteStaleDumps(codeDigest);
  const client = await startRun(url, codeDigest);
  // Without TEST_DATABASE_URL, tests run on PGlite if no PostgreSQL responds.
  if (!client && databaseUrl !== undefined) throw new Error(`${url} does not answer`);
  if (client) endAfterAllTests(client);
  storeTestRun({
    codeDigest,
    server: client && { url, runNumber: await readRunNumber(client) },
  });
}

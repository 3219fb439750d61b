const DIGEST_VARIABLE = 'TEST_DIGEST_OF_CODE';
const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
const NUMBER_VARIABLE = 'TEST_RUN_NUMBER';

/** State that is determined once before all tests. Environment variables pass it to jest's processes. */
export type TestRun = {
  /** Digest of the code that affects a filled database. */
  codeDigest: string;
  /** URL of the available PostgreSQL, and the number of this run on it. */
  server: { url: string; run: string } | undefined;
};

export function storeTestRun({ codeDigest, server }: TestRun): void {
  process.env[DIGEST_VARIABLE] = codeDigest;
  process.env[SERVER_VARIABLE] = server?.url ?? '';
  process.env[NUMBER_VARIABLE] = server?.run ?? '';
}

export function testRun(): TestRun {
  const {
    [DIGEST_VARIABLE]: codeDigest,
    [SERVER_VARIABLE]: url,
    [NUMBER_VARIABLE]: run,
  } = process.env;
  if (codeDigest === undefined) {
    throw new Error('tests with a database run in the jest project "api", after before-all.ts');
  }
  return { codeDigest, server: url && run ? { url, run } : undefined };
}

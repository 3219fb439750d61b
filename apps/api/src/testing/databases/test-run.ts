const DIGEST_VARIABLE = 'TEST_DIGEST_OF_CODE';
const SERVER_VARIABLE = 'TEST_DATABASE_SERVER';
const NUMBER_VARIABLE = 'TEST_RUN_NUMBER';

/** Determined before all tests and passed to the workers of jest in environment variables. */
export type TestRun = {
  codeDigest: string;
  /** Undefined if no PostgreSQL responded. */
  server: { url: string; runNumber: string } | undefined;
};

export function storeTestRun({ codeDigest, server }: TestRun): void {
  process.env[DIGEST_VARIABLE] = codeDigest;
  process.env[SERVER_VARIABLE] = server?.url ?? '';
  process.env[NUMBER_VARIABLE] = server?.runNumber ?? '';
}

export function readTestRun(): TestRun {
  const {
    [DIGEST_VARIABLE]: codeDigest,
    [SERVER_VARIABLE]: url,
    [NUMBER_VARIABLE]: runNumber,
  } = process.env;
  if (codeDigest === undefined) {
    throw new Error('tests with a database run in the jest project "api", after before-all.ts');
  }
  return { codeDigest, server: url && runNumber ? { url, runNumber } : undefined };
}

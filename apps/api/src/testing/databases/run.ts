const DIGEST = 'TEST_DIGEST_OF_CODE';
const SERVER = 'TEST_DATABASE_SERVER';
const NUMBER = 'TEST_RUN_NUMBER';

/** State that is determined once before all tests and shared by jest's processes. */
export type TestRun = {
  /** Digest of everything but the content that affects a filled database. */
  digestOfCode: string;
  /** The available PostgreSQL, and this run's number on it. */
  server: { url: string; run: string } | undefined;
};

export function keepRun({ digestOfCode, server }: TestRun): void {
  process.env[DIGEST] = digestOfCode;
  process.env[SERVER] = server?.url ?? '';
  process.env[NUMBER] = server?.run ?? '';
}

export function testRun(): TestRun {
  const { [DIGEST]: digestOfCode, [SERVER]: url, [NUMBER]: run } = process.env;
  if (digestOfCode === undefined) {
    throw new Error('tests with a database run in the jest project "api", after before-all.ts');
  }
  return { digestOfCode, server: url && run ? { url, run } : undefined };
}

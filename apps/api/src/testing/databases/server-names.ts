/** Start of the name of a run's connection. Other runs list these connections to find active runs. */
const RUN_NAME = 'tractor-haat tests';

export const formatRunName = (codeDigest: string) => `${RUN_NAME} ${codeDigest}`;

export const formatTemplateName = (codeDigest: string, content: string) =>
  `tractor_haat_template_${codeDigest}_${content}`;

/** Name of a test's database. The number of the run tells whether the database is left from an ended run. */
export const formatTestDatabaseName = (run: string, suffix: string) =>
  `tractor_haat_test_${run}_${suffix}`;

/** Lists the active runs with the process id of their connection and the digest of their code. */
export const ACTIVE_RUNS_SQL = `SELECT pid::text AS run, split_part(application_name, ' ', 3) AS digest
  FROM pg_stat_activity WHERE application_name LIKE '${RUN_NAME} %'`;

export const TEST_DATABASES_SQL = `SELECT datname AS name FROM pg_database
  WHERE datname LIKE 'tractor\\_haat\\_template\\_%' OR datname LIKE 'tractor\\_haat\\_test\\_%'`;

/** Returns true if a database belongs to an active run. */
export function isInUse(name: string, runs: readonly { run: string; digest: string }[]): boolean {
  return runs.some(
    ({ run, digest }) =>
      name.startsWith(formatTemplateName(digest, '')) ||
      name.startsWith(formatTestDatabaseName(run, '')),
  );
}

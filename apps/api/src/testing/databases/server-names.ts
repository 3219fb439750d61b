/** Each run has a connection with this name, which shows other runs that it is active. */
const RUN_NAME = 'tractor-haat tests';

export const formatRunName = (codeDigest: string) => `${RUN_NAME} ${codeDigest}`;

export const formatTemplateName = (codeDigest: string, content: string) =>
  `tractor_haat_template_${codeDigest}_${content}`;

/** Contains the number of the run, so that databases of ended runs can be dropped. */
export const formatTestDatabaseName = (runNumber: string, suffix: string) =>
  `tractor_haat_test_${runNumber}_${suffix}`;

/** The number of a run is the process id of its connection on the server. */
export const ACTIVE_RUNS_SQL = `SELECT pid::text AS run_number, split_part(application_name, ' ', 3) AS digest
  FROM pg_stat_activity WHERE application_name LIKE '${RUN_NAME} %'`;

export const TEST_DATABASES_SQL = `SELECT datname AS name FROM pg_database
  WHERE datname LIKE 'tractor\\_haat\\_template\\_%' OR datname LIKE 'tractor\\_haat\\_test\\_%'`;

export type ActiveRun = { run_number: string; digest: string };

export function isInUse(name: string, runs: readonly ActiveRun[]): boolean {
  return runs.some(
    ({ run_number, digest }) =>
      name.startsWith(formatTemplateName(digest, '')) ||
      name.startsWith(formatTestDatabaseName(run_number, '')),
  );
}

/** Name of a run's connection, which shows other runs that it is active, and with which code. */
const RUN = 'tractor-haat tests';

export const nameOfRun = (digestOfCode: string) => `${RUN} ${digestOfCode}`;

export const templateOf = (digestOfCode: string, content: string) =>
  `tractor_haat_template_${digestOfCode}_${content}`;

/** Name of a test's database; the run's number shows whether it is left over. */
export const databaseOfTest = (run: string, one: string) => `tractor_haat_test_${run}_${one}`;

/** Active runs: number (the process of their connection) and digest of their code. */
export const RUNS = `SELECT pid::text AS run, split_part(application_name, ' ', 3) AS digest
  FROM pg_stat_activity WHERE application_name LIKE '${RUN} %'`;

export const DATABASES = `SELECT datname AS name FROM pg_database
  WHERE datname LIKE 'tractor\\_haat\\_template\\_%' OR datname LIKE 'tractor\\_haat\\_test\\_%'`;

/** True if a database belongs to an active run. */
export function isInUse(name: string, runs: readonly { run: string; digest: string }[]): boolean {
  return runs.some(
    ({ run, digest }) =>
      name.startsWith(templateOf(digest, '')) || name.startsWith(databaseOfTest(run, '')),
  );
}

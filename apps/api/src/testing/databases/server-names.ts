/** What a run's own connection is called: by it others see that the run is going, and with what code. */
const RUN = 'tractor-haat tests';

export const nameOfRun = (digestOfCode: string) => `${RUN} ${digestOfCode}`;

export const templateOf = (digestOfCode: string, content: string) =>
  `tractor_haat_template_${digestOfCode}_${content}`;

/** Databases of a run carry its number, so that who finds one knows whether it is left over. */
export const databaseOfTest = (run: string, one: string) => `tractor_haat_test_${run}_${one}`;

/** Runs that are going: number (the process of their connection) and what code they test. */
export const RUNS = `SELECT pid::text AS run, split_part(application_name, ' ', 3) AS digest
  FROM pg_stat_activity WHERE application_name LIKE '${RUN} %'`;

export const DATABASES = `SELECT datname AS name FROM pg_database
  WHERE datname LIKE 'tractor\\_haat\\_template\\_%' OR datname LIKE 'tractor\\_haat\\_test\\_%'`;

/** Whether a database belongs to one of the runs that are going. */
export function isInUse(name: string, runs: readonly { run: string; digest: string }[]): boolean {
  return runs.some(
    ({ run, digest }) =>
      name.startsWith(templateOf(digest, '')) || name.startsWith(databaseOfTest(run, '')),
  );
}

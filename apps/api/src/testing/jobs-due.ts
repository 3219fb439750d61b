import { JOBS_SCHEMA, type JobDatabase } from '../database/job-tables.ts';

/**
 * Lets the time pass that failed jobs wait for their next try. The queue's clock is the database's own, which no test can
 * move; what a job waits for stands in its row.
 */
export async function makeJobsDue(jobs: JobDatabase): Promise<void> {
  await jobs.executeSql(
    `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`,
    [],
  );
}

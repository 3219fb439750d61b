import { JOBS_SCHEMA, type JobDatabase } from '../database/job-queues.ts';

/**
 * Makes failed jobs due for their retry. The queue uses the database's clock, which tests cannot move, so this changes
 * the rows.
 */
export async function makeJobsDue(jobs: JobDatabase): Promise<void> {
  await jobs.executeSql(
    `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`,
    [],
  );
}

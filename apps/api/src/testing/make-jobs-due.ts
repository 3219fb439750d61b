import { JOBS_SCHEMA, type JobDatabase } from '../core/jobs/job-queues.ts';

/** The queue uses the clock of the database, which tests cannot move. */
export async function makeJobsDue(jobs: JobDatabase): Promise<void> {
  await jobs.executeSql(
    `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() WHERE state = 'retry' AND start_after > now()`,
    [],
  );
}

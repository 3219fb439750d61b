import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import {
  checkSubmission,
  type Submission,
  type SubmissionDeps,
  type SubmissionResult,
} from './check-submission.ts';

export type FormMetadata = Omit<Submission, 'fields'> & { claim: Claim | null };

type StorableSubmission = Submission &
  FormMetadata & {
    save: (tx: Database) => Promise<unknown>;
  };

/** The check and the write share one transaction, so a failed write consumes no quota. */
export async function saveSubmission(
  deps: SubmissionDeps,
  { claim, save, ...submission }: StorableSubmission,
): Promise<SubmissionResult> {
  const { response: outcome, more } = await runOnce(
    deps.db,
    claim,
    z.literal('fine'),
    async (tx) => {
      const result = await checkSubmission(tx, submission, deps);
      const isAccepted = result.outcome === 'fine';
      if (isAccepted) await save(tx);
      return { response: 'fine' as const, more: result, isFinal: isAccepted };
    },
  );
  return more ?? { outcome };
}

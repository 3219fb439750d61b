import { listInvalidFields, type SubmissionField } from '@tractor-haat/api-client';
import { z } from 'zod';
import type { Database } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../core/limits/consume-quota.ts';
import { createNumberKey } from '../../../core/limits/create-number-key.ts';
import { type Claim, runOnce } from '../../../core/visitor/run-once.ts';

/** A form that is filled in faster was sent by a bot. */
const MIN_FILL_MS = 2000;

const MOBILE_LIMITS = [
  { max: 3, seconds: 600 },
  { max: 10, seconds: 86_400 },
];
/** A carrier serves many people from one IP address, so the limit is high. */
const ADDRESS_LIMITS = [{ max: 60, seconds: 3600 }];

/** `key` is the secret key with which mobile numbers are hashed. */
export type SubmissionDeps = { db: Database; clock: Clock; key: string };

type Submission = {
  fields: Partial<Record<SubmissionField, string>>;
  /** Honeypot: people do not see this field, so only bots fill it in. */
  website: string;
  elapsed_ms: number | undefined;
  address: string;
};

/** `trapped`: a bot filled in the honeypot. The response reports success, but nothing is stored. */
export type SubmissionResult =
  | { outcome: 'fine' | 'trapped' }
  | { outcome: SubmissionField | 'too_fast'; status: 400 }
  | { outcome: 'too_many'; status: 429; waitSeconds: number };

async function checkSubmission(
  tx: Database,
  submission: Submission,
  { clock, key: secretKey }: SubmissionDeps,
): Promise<SubmissionResult> {
  if (submission.website !== '') return { outcome: 'trapped' };
  if (submission.elapsed_ms !== undefined && submission.elapsed_ms < MIN_FILL_MS) {
    return { outcome: 'too_fast', status: 400 };
  }
  const [invalidField] = listInvalidFields(submission.fields);
  if (invalidField !== undefined) return { outcome: invalidField, status: 400 };
  const mobile = submission.fields.mobile?.trim() ?? '';
  const now = clock();
  const { address } = submission;
  const addressQuota = await consumeAddressQuota(tx, 'writing', address, ADDRESS_LIMITS, now);
  if (!addressQuota.ok) return createQuotaResult(addressQuota.waitSeconds);
  const numberKey = createNumberKey(secretKey, 'writing', { mobile });
  const mobileQuota = await consumeQuota(tx, numberKey, MOBILE_LIMITS, now);
  return mobileQuota.ok ? { outcome: 'fine' } : createQuotaResult(mobileQuota.waitSeconds);
}

function createQuotaResult(waitSeconds: number): SubmissionResult {
  return { outcome: 'too_many', status: 429, waitSeconds };
}

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

import { listInvalidFields, type SubmissionField } from '@tractor-haat/api-client';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createNumberKey } from '../../../shared/limits/create-number-key.ts';

/** People need at least this time to fill in a form. */
const MIN_FILL_MS = 2000;

const MOBILE_LIMITS = [
  { max: 3, seconds: 600 },
  { max: 10, seconds: 86_400 },
];
/** The limit is high, because a carrier serves many people from one IP address. */
const ADDRESS_LIMITS = [{ max: 60, seconds: 3600 }];

/** `key` is the secret key for hashes of mobile numbers. */
export type SubmissionDeps = { db: Database; clock: Clock; key: string };

/** A visitor's text with the fields that detect bots. */
export type Submission = {
  fields: Partial<Record<SubmissionField, string>>;
  /** Honeypot field, which people do not see. */
  website: string;
  elapsed_ms: number | undefined;
  address: string;
};

/** `trapped`: a bot filled in the honeypot. The response reports success, but nothing is stored. */
export type SubmissionResult =
  | { outcome: 'fine' | 'trapped' }
  | { outcome: SubmissionField | 'too_fast'; status: 400 }
  | { outcome: 'too_many'; status: 429; waitSeconds: number };

export async function checkSubmission(
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
  for (const consume of [
    () => consumeAddressQuota(tx, 'writing', submission.address, ADDRESS_LIMITS, now),
    () => consumeQuota(tx, createNumberKey(secretKey, 'writing', { mobile }), MOBILE_LIMITS, now),
  ]) {
    const quota = await consume();
    if (!quota.ok) return { outcome: 'too_many', status: 429, waitSeconds: quota.waitSeconds };
  }
  return { outcome: 'fine' };
}

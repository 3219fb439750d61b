import { type SubmissionField, listInvalidFields } from '@tractor-haat/api-client';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createNumberKey } from '../../../shared/limits/number-key.ts';

/** Shorter times reveal programs. */
const MIN_MS = 2000;

/** Enough for one person; the limit per address is generous, because carriers share addresses. */
const PER_MOBILE = [
  { max: 3, seconds: 600 },
  { max: 10, seconds: 86_400 },
];
const PER_ADDRESS = [{ max: 60, seconds: 3600 }];

/** `key` is the secret key of keyed hashes. */
export type WritingDeps = { db: Database; clock: Clock; key: string };

/** A visitor's text, and the fields that reveal programs. */
export type Writing = {
  fields: Partial<Record<SubmissionField, string>>;
  /** A honeypot: people do not see this field. */
  website: string;
  waited_ms: number | undefined;
  address: string;
};

/** `trapped`: responds as usual, but stores nothing. */
export type WritingCheckResult =
  | { outcome: 'fine' | 'trapped' }
  | { outcome: SubmissionField | 'too_fast'; status: 400 }
  | { outcome: 'too_many'; status: 429; waitSeconds: number };

export async function checkWriting(
  tx: Database,
  writing: Writing,
  { clock, key: secretKey }: WritingDeps,
): Promise<WritingCheckResult> {
  if (writing.website !== '') return { outcome: 'trapped' };
  if (writing.waited_ms !== undefined && writing.waited_ms < MIN_MS) {
    return { outcome: 'too_fast', status: 400 };
  }
  const [problem] = listInvalidFields(writing.fields);
  if (problem !== undefined) return { outcome: problem, status: 400 };
  const mobile = writing.fields.mobile?.trim() ?? '';
  const now = clock();
  for (const consume of [
    () => consumeAddressQuota(tx, 'writing', writing.address, PER_ADDRESS, now),
    () => consumeQuota(tx, createNumberKey(secretKey, 'writing', { mobile }), PER_MOBILE, now),
  ]) {
    const taken = await consume();
    if (!taken.ok) return { outcome: 'too_many', status: 429, waitSeconds: taken.waitSeconds };
  }
  return { outcome: 'fine' };
}

import type { Database } from '../../../database/database.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import { later } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { numberKey } from '../../../shared/limits/number-key.ts';
import type { CodeDeps, CodeIssueRequest, IssueResult } from './code.ts';
import { codeHash, digitsOf, randomSalt } from './code-hash.ts';
import { CODE_LIFE_SECONDS, SENDS_PER_ADDRESS, SENDS_PER_NUMBER } from './code-limits.ts';

/**
 * Stores a hashed code and queues its message in the caller's transaction, so that a committed code is sent even if
 * this process ends. Earlier codes of the same request are accepted until they expire.
 */
export async function issueCode(
  { key, clock, queue, budget, gateways }: CodeDeps,
  tx: Database,
  { address, isKnown = false, browser, language, ...bound }: CodeIssueRequest,
): Promise<IssueResult> {
  const now = clock();
  const { mobile } = bound;
  const wait = (
    of: Extract<IssueResult, { outcome: 'wait' }>['of'],
    waitSeconds: number,
  ): IssueResult => ({
    outcome: 'wait',
    waitSeconds,
    of,
  });
  const byAddress = await consumeAddressQuota(tx, 'code-sends', address, SENDS_PER_ADDRESS, now);
  if (!byAddress.ok) return wait('address', byAddress.waitSeconds);
  const paused = await gateways.pausedSeconds(tx);
  if (paused > 0) return wait('gateway', paused);
  const whose = numberKey(key, 'code-sends', { mobile, isKnown });
  const byNumber = await consumeQuota(tx, whose, SENDS_PER_NUMBER, now);
  if (!byNumber.ok) return wait('number', byNumber.waitSeconds);
  const ofAll = await budget.take(tx, mobile);
  if (!ofAll.ok) return wait('budget', ofAll.waitSeconds);
  const salt = randomSalt();
  const [code] = await tx
    .insert(oneTimeCodes)
    .values({
      ...bound,
      browser: browser || null,
      code_hash: codeHash(key, bound, digitsOf(key, salt)),
      salt,
      language,
      issued_at: now,
      expires_at: later(now, CODE_LIFE_SECONDS),
    })
    .returning({ id: oneTimeCodes.id });
  if (code === undefined) throw new Error('a code was not written');
  return { outcome: 'sent', job: await queue.add(tx, 'codes', { code: code.id }) };
}

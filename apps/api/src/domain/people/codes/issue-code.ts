import type { Database } from '../../../database/database.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import { addSeconds } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import { createNumberKey } from '../../../shared/limits/create-number-key.ts';
import { ADDRESS_SEND_LIMITS, CODE_TTL_SECONDS, NUMBER_SEND_LIMITS } from './code-limits.ts';
import type { CodeDeps, CodeIssueRequest, IssueResult } from './code-service.ts';
import { createSalt, deriveDigits, hashCode } from './hash-code.ts';

/** The message is queued in the transaction of the code, so that it is sent even if this process ends. */
export async function issueCode(
  { key, clock, queue, budget, gateways }: CodeDeps,
  tx: Database,
  { address, isVerified = false, browser, language, ...target }: CodeIssueRequest,
): Promise<IssueResult> {
  const now = clock();
  const { mobile } = target;
  const addressQuota = await consumeAddressQuota(
    tx,
    'code-sends',
    address,
    ADDRESS_SEND_LIMITS,
    now,
  );
  if (!addressQuota.ok) return createWait('address', addressQuota.waitSeconds);
  const pausedSeconds = await gateways.getPausedSeconds(tx);
  if (pausedSeconds > 0) return createWait('gateway', pausedSeconds);
  const quotaKey = createNumberKey(key, 'code-sends', { mobile, isVerified });
  const numberQuota = await consumeQuota(tx, quotaKey, NUMBER_SEND_LIMITS, now);
  if (!numberQuota.ok) return createWait('number', numberQuota.waitSeconds);
  const siteQuota = await budget.consume(tx, mobile);
  if (!siteQuota.ok) return createWait('budget', siteQuota.waitSeconds);
  const salt = createSalt();
  const [code] = await tx
    .insert(oneTimeCodes)
    .values({
      ...target,
      browser: browser || null,
      code_hash: hashCode(key, target, deriveDigits(key, salt)),
      salt,
      language,
      issued_at: now,
      expires_at: addSeconds(now, CODE_TTL_SECONDS),
    })
    .returning({ id: oneTimeCodes.id });
  if (code === undefined) throw new Error('a code was not written');
  return { outcome: 'sent', job: await queue.add(tx, 'codes', { code: code.id }) };
}

type WaitScope = Extract<IssueResult, { outcome: 'wait' }>['scope'];

function createWait(scope: WaitScope, waitSeconds: number): IssueResult {
  return { outcome: 'wait', waitSeconds, scope };
}

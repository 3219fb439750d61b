import type { Language } from '@tractor-haat/i18n';
import { oneTimeCodes } from '../../database/schema/one-time-codes.ts';
import { later } from '../../shared/clock.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { CodeDeps, CodeFor, From, Issued } from './code.ts';
import { codeHash, randomCode } from './code-hash.ts';
import { CODE_LIFE_SECONDS, quotaOf, SENDS_PER_ADDRESS, SENDS_PER_NUMBER } from './code-limits.ts';

/** Makes, keeps (hashed) and sends a code. The newest code of a request is the only one that counts. */
export async function issueCode(
  { db, key, clock, send }: CodeDeps,
  { address, isKnown = false, language, ...bound }: CodeFor & From & { language: Language },
): Promise<Issued> {
  const now = clock();
  const byAddress = await consumeQuota(db, `code-sends:address:${address}`, SENDS_PER_ADDRESS, now);
  if (!byAddress.ok) return { outcome: 'wait', waitSeconds: byAddress.waitSeconds, of: 'address' };
  const byNumber = await consumeQuota(
    db,
    `code-sends:number:${quotaOf({ mobile: bound.mobile, isKnown })}`,
    SENDS_PER_NUMBER,
    now,
  );
  if (!byNumber.ok) return { outcome: 'wait', waitSeconds: byNumber.waitSeconds, of: 'number' };
  const code = randomCode();
  await db.insert(oneTimeCodes).values({
    ...bound,
    code_hash: codeHash(key, bound, code),
    issued_at: now,
    expires_at: later(now, CODE_LIFE_SECONDS),
  });
  const sent = await send({ mobile: bound.mobile, purpose: bound.purpose, code, language });
  return { outcome: sent ? 'sent' : 'failed' };
}

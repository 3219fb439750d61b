import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isCodePurpose } from '../delivery/code-purpose.ts';
import type { SendCode } from '../delivery/provider.ts';
import { deriveDigits } from './hash-code.ts';

export type CodeJob = { code: number };

type Deps = { db: Database; key: string; clock: Clock; send: SendCode };

/** Sends only the newest code of a request. Rejects if no gateway accepts it, so that the queue retries. */
export async function sendQueuedCode({ db, key, clock, send }: Deps, { code: id }: CodeJob) {
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  if (code?.salt == null || !isCodePurpose(code.purpose)) return;
  if (code.sent_at !== null || code.used_at !== null || code.expires_at <= clock()) return;
  const { mobile, purpose, language, request, salt } = code;
  const [newest] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.request, request), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  if (newest?.id !== id) return;
  const isSent = await send({ mobile, purpose, language, code: deriveDigits(key, salt) });
  if (!isSent) throw new Error('no gateway accepted the message');
  await db.update(oneTimeCodes).set({ sent_at: clock() }).where(eq(oneTimeCodes.id, id));
}

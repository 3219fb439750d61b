import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { runOnce } from '../../../shared/idempotency/run-once.ts';
import type { CodeService, IssueResult } from './code-service.ts';

type Deps = { db: Database; codes: CodeService };

/** Issues a code in a transaction of its own and sends it at once. Returns undefined for a repeated request. */
export async function issueOnce(
  { db, codes }: Deps,
  claim: Claim | null,
  issue: (tx: Database) => Promise<IssueResult>,
): Promise<IssueResult | undefined> {
  const { more: issued } = await runOnce(db, claim, z.literal('sent'), async (tx) => {
    const issued = await issue(tx);
    return { response: 'sent' as const, more: issued, isFinal: issued.outcome === 'sent' };
  });
  if (issued !== undefined) await codes.sendNow(issued);
  return issued;
}

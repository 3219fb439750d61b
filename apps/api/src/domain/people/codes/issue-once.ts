import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Claim } from '../../../shared/once/claim.ts';
import { once } from '../../../shared/once/once.ts';
import type { IssueResult, OneTimeCodes } from './code.ts';

type Deps = { db: Database; codes: OneTimeCodes };

/**
 * Issues a code in its own transaction and sends it at once. Undefined for a repeated request: its code is on its way.
 */
export async function issueOnce(
  { db, codes }: Deps,
  claim: Claim | null,
  issue: (tx: Database) => Promise<IssueResult>,
): Promise<IssueResult | undefined> {
  const { more: issued } = await once(db, claim, z.literal('sent'), async (tx) => {
    const issued = await issue(tx);
    return { answer: 'sent' as const, more: issued, isFinal: issued.outcome === 'sent' };
  });
  if (issued !== undefined) await codes.sendNow(issued);
  return issued;
}

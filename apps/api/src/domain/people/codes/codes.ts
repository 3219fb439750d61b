import type { CodeDeps, IssueResult, OneTimeCodes } from './code.ts';
import { issueCode } from './issue.ts';
import { verifyCode } from './verify.ts';

export function oneTimeCodes(deps: CodeDeps): OneTimeCodes {
  const { db, queue, waitMs } = deps;
  const sendNow = async (issued: IssueResult) => {
    if (issued.outcome === 'sent') await queue.hurry(issued.job, waitMs);
  };
  return {
    async issue(request) {
      const issued = await db.transaction((tx) => issueCode(deps, tx, request));
      await sendNow(issued);
      return issued;
    },
    issueIn: (tx, request) => issueCode(deps, tx, request),
    sendNow,
    verify: (entry) => verifyCode(deps, entry),
    confirm: (entry, work) => verifyCode(deps, entry, { repeats: true, work }),
  };
}

import type { CodeDeps, IssueResult, OneTimeCodes } from './code.ts';
import { issueCode } from './issue.ts';
import { verifyCode } from './verify.ts';

export function oneTimeCodes(deps: CodeDeps): OneTimeCodes {
  const { db, queue, waitMs } = deps;
  const sendNow = async (issued: IssueResult) => {
    if (issued.outcome === 'sent') await queue.hurry(issued.job, waitMs);
  };
  return {
    async issue(wanted) {
      const issued = await db.transaction((tx) => issueCode(deps, tx, wanted));
      await sendNow(issued);
      return issued;
    },
    issueIn: (tx, wanted) => issueCode(deps, tx, wanted),
    sendNow,
    verify: (given) => verifyCode(deps, given),
    confirm: (given, work) => verifyCode(deps, given, { repeats: true, work }),
  };
}

import type { CodeDeps, CodeService, IssueResult } from './code-service.ts';
import { issueCode } from './issue-code.ts';
import { verifyCode } from './verify-code.ts';

export function createCodeService(deps: CodeDeps): CodeService {
  const { db, queue, waitMs } = deps;
  const sendNow = async (issued: IssueResult) => {
    if (issued.outcome === 'sent') await queue.runNow(issued.job, waitMs);
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
    confirm: (entry, task) => verifyCode(deps, entry, { isRepeatable: true, task }),
  };
}

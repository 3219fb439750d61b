import type { CodeDeps, OneTimeCodes } from './code.ts';
import { issueCode } from './issue.ts';
import { verifyCode } from './verify.ts';

export function oneTimeCodes(deps: CodeDeps): OneTimeCodes {
  return {
    issue: (wanted) => issueCode(deps, wanted),
    verify: (given) => verifyCode(deps, given),
    confirm: (given, work) => verifyCode(deps, given, { repeats: true, work }),
  };
}

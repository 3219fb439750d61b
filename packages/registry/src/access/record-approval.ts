import { z } from 'zod';
import { appName, type EnvironmentName, version } from '../app-name.ts';
import { text } from '../parse-json.ts';
import { changeRegistryFile } from './read-registry-file.ts';

const APPROVAL_LIFETIME_MS = 86_400_000;

const approvalSchema = z.object({
  env: z.enum(['production', 'staging']),
  app: appName,
  version,
  who: text,
  at: z.iso.datetime(),
});

const approvalsSchema = z.array(approvalSchema);

interface PromotionApproval {
  readonly env: EnvironmentName;
  readonly app: string;
  readonly version: string;
  readonly who: string;
}

/**
 * Records an approval of a promotion and returns null. If another person approved the same version within the last 24
 * hours, deletes that approval and returns its author instead.
 */
export async function recordApproval(
  registryDir: string,
  approval: PromotionApproval,
  now = Date.now(),
): Promise<string | null> {
  return changeRegistryFile(registryDir, 'wishes.json', approvalsSchema, [], (approvals) => {
    const validApprovals = approvals.filter(
      ({ at }) => now - Date.parse(at) < APPROVAL_LIFETIME_MS,
    );
    const isSame = (candidate: PromotionApproval) =>
      candidate.env === approval.env &&
      candidate.app === approval.app &&
      candidate.version === approval.version;
    const earlierApproval = validApprovals.find(
      (candidate) => isSame(candidate) && candidate.who !== approval.who,
    );
    if (earlierApproval)
      return {
        next: validApprovals.filter((candidate) => !isSame(candidate)),
        result: earlierApproval.who,
      };
    const otherApprovals = validApprovals.filter((candidate) => !isSame(candidate));
    return {
      next: [...otherApprovals, { ...approval, at: new Date(now).toISOString() }],
      result: null,
    };
  });
}

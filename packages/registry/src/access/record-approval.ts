import { z } from 'zod';
import { appNameSchema, versionSchema } from '../app-name-schema.ts';
import { type EnvironmentName, environmentNameSchema } from '../environment-name.ts';
import { textSchema } from '../parse-json.ts';
import { changeRegistryFile } from './read-registry-file.ts';

/** A day. */
const APPROVAL_LIFETIME_MS = 86_400_000;

const approvalSchema = z.object({
  env: environmentNameSchema,
  app: appNameSchema,
  version: versionSchema,
  who: textSchema,
  at: z.iso.datetime(),
});

const approvalsSchema = z.array(approvalSchema);

const APPROVALS_FILE = 'wishes.json';

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
  return changeRegistryFile(registryDir, APPROVALS_FILE, approvalsSchema, [], (approvals) => {
    const validApprovals = approvals.filter(
      ({ at }) => now - Date.parse(at) < APPROVAL_LIFETIME_MS,
    );
    const isSamePromotion = (candidate: PromotionApproval) =>
      candidate.env === approval.env &&
      candidate.app === approval.app &&
      candidate.version === approval.version;
    const earlierApproval = validApprovals.find(
      (candidate) => isSamePromotion(candidate) && candidate.who !== approval.who,
    );
    const otherApprovals = validApprovals.filter((candidate) => !isSamePromotion(candidate));
    if (earlierApproval) return { next: otherApprovals, result: earlierApproval.who };
    return {
      next: [...otherApprovals, { ...approval, at: new Date(now).toISOString() }],
      result: null,
    };
  });
}

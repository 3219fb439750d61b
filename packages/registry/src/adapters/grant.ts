import { z } from 'zod';
import {
  appNameSchema,
  type EnvironmentName,
  environmentNameSchema,
  SHELL_NAME,
  versionSchema,
} from '../core/app-name-schema.ts';
import { createPatternSchema, textSchema } from '../core/parse-json.ts';
import { changeRegistryFile, readRegistryFile } from '../core/read-registry-file.ts';
import { RegistryError } from '../core/registry-error.ts';

/**
 * `publish` adds versions, `promote` changes live versions, `shell` is needed in addition for the shell, and
 * `skip-gate` allows a promotion to skip a gate.
 */
export const GRANTABLE_RIGHTS = ['publish', 'promote', 'shell', 'skip-gate'] as const;

type Right = (typeof GRANTABLE_RIGHTS)[number];

const teamNameSchema = createPatternSchema(
  /^[a-z][a-z0-9-]{0,40}$/,
  'a team\'s name such as "media"',
);
export const holderNameSchema = createPatternSchema(
  /^[a-z0-9][a-z0-9._/-]{0,60}$/i,
  'a login such as "asha" or "ci", without personal data',
);

export const grantSchema = z.object({
  team: teamNameSchema,
  apps: z.array(appNameSchema).min(1),
  environments: z.array(environmentNameSchema).min(1),
  rights: z.array(z.enum(GRANTABLE_RIGHTS)).min(1),
});

/** Rights of a team, for the listed apps. `promote` and `skip-gate` apply only to the listed environments. */
export type Grant = z.infer<typeof grantSchema>;

export interface Caller extends Grant {
  /** Login or robot name within the team. */
  readonly holder: string;
}

/** Author for the log: `team/holder`, or only the team if the holder has the same name. */
export const formatCaller = ({ team, holder }: Pick<Caller, 'team' | 'holder'>): string =>
  holder === team ? team : `${team}/${holder}`;

/** An action that requires a right. `env` is undefined for actions outside environments, such as publishing. */
export interface ProtectedAction {
  readonly right: Exclude<Right, 'shell'>;
  readonly app: string;
  readonly env?: EnvironmentName;
}

/** The caller lacks a right. */
export class MissingRightError extends RegistryError {
  override name = 'MissingRightError';
  /** Names of the teams that have the right. */
  readonly permittedTeams: readonly string[];

  constructor(message: string, permittedTeams: readonly string[]) {
    super(message);
    this.permittedTeams = permittedTeams;
  }
}

/** The shell runs on every page, so a change of it requires the right `shell` in addition. */
const listNeededRights = ({ right, app }: ProtectedAction): Right[] =>
  app === SHELL_NAME ? [right, 'shell'] : [right];

const isAllowed = ({ apps, environments, rights }: Grant, action: ProtectedAction): boolean =>
  apps.includes(action.app) &&
  (action.env === undefined || environments.includes(action.env)) &&
  listNeededRights(action).every((right) => rights.includes(right));

const ACTION_LABELS: Record<ProtectedAction['right'], string> = {
  publish: 'publish',
  promote: 'change the live version of',
  'skip-gate': 'skip a gate for',
};

/** Names of the teams whose grants allow the action, sorted and without duplicates. Empty if no team may do it. */
export const filterPermittedTeams = (grants: readonly Grant[], action: ProtectedAction): string[] =>
  [...new Set(grants.filter((grant) => isAllowed(grant, action)).map(({ team }) => team))].sort();

/**
 * Throws a MissingRightError if the caller may not do the action.
 *
 * @param allGrants all valid grants, to list the teams that have the right
 */
export function requireRight(
  caller: Caller,
  action: ProtectedAction,
  allGrants: readonly Grant[],
): void {
  if (isAllowed(caller, action)) return;
  const permittedTeams = filterPermittedTeams(allGrants, action);
  const environmentLabel = action.env ? ` in ${action.env}` : '';
  const rights = listNeededRights(action).join(' and ');
  const advice =
    permittedTeams.length > 0
      ? `Teams with this right: ${permittedTeams.join(', ')}.`
      : 'No team has this right: the operator of the registry grants it (mfe token create).';
  throw new MissingRightError(
    `${formatCaller(caller)} may not ${ACTION_LABELS[action.right]} ${action.app}${environmentLabel} (needs ${rights}). ${advice}`,
    permittedTeams,
  );
}

const issuerSchema = createPatternSchema(
  /^(https:\/\/[^\s?#]+|http:\/\/(127\.0\.0\.1|localhost):\d+)$/,
  'the https address of an issuer',
);

const teamSchema = z.object({
  ...grantSchema.shape,
  oidc: z.object({
    issuer: issuerSchema,
    audience: textSchema,
    /** `owner/name`, as in the issuer's `repository` claim. */
    repository: createPatternSchema(/^[\w.-]+\/[\w.-]+$/, 'a repository such as "owner/name"'),
    /** Git ref whose tokens are accepted, such as `refs/heads/main`. Default: any ref. */
    ref: textSchema.exactOptional(),
  }),
});

/** Rights of a team and the OIDC claims that identify its CI. */
export type TeamSettings = z.infer<typeof teamSchema>;

const teamsSchema = z.array(teamSchema);

/**
 * Teams whose CI authenticates with OIDC instead of a token. The operator writes them to `teams.json`. Empty without
 * that file.
 */
export const listTeams = (registryDir: string): Promise<TeamSettings[]> =>
  readRegistryFile(registryDir, 'teams.json', teamsSchema, []);

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

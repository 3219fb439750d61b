import { z } from 'zod';
import { appNameSchema, SHELL_NAME } from '../app-name-schema.ts';
import { type EnvironmentName, environmentNameSchema } from '../environment-name.ts';
import { createPatternSchema } from '../parse-json.ts';
import { RegistryError } from '../registry-error.ts';

/**
 * `publish` adds versions, `promote` changes live versions, `shell` is needed in addition for the shell, and
 * `skip-gate` allows a promotion to skip a gate.
 */
export const GRANTABLE_RIGHTS = ['publish', 'promote', 'shell', 'skip-gate'] as const;

export type Right = (typeof GRANTABLE_RIGHTS)[number];

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

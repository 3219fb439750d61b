import { z } from 'zod';
import { appName, type EnvironmentName, SHELL } from '../names.ts';
import { RegistryError } from '../registry-error.ts';
import { matching } from '../schema.ts';

/** Rights that can be granted, each separately. */
export const RIGHTS = ['publish', 'promote', 'shell', 'skip-gate'] as const;

export type Right = (typeof RIGHTS)[number];

const teamName = matching(/^[a-z][a-z0-9-]{0,40}$/, 'a team\'s name such as "media"');
export const holderName = matching(
  /^[a-z0-9][a-z0-9._/-]{0,60}$/i,
  'a login such as "asha" or "ci", without personal data',
);

export const grantSchema = z.object({
  team: teamName,
  apps: z.array(appName).min(1),
  environments: z.array(z.enum(['production', 'staging'])).min(1),
  rights: z.array(z.enum(RIGHTS)).min(1),
});

/** Rights of a team on apps in environments. */
export type Grant = z.infer<typeof grantSchema>;

/** Authenticated caller with its grant. */
export interface Caller extends Grant {
  /** Login or robot name within the team. */
  readonly holder: string;
}

/** Name of the caller in the log. */
export const nameOf = ({ team, holder }: Pick<Caller, 'team' | 'holder'>): string =>
  holder === team ? team : `${team}/${holder}`;

/** An action that requires a right; without `env` for actions outside environments, such as publishing. */
export interface ProtectedAction {
  readonly right: Exclude<Right, 'shell'>;
  readonly app: string;
  readonly env?: EnvironmentName;
}

/** The caller lacks the right; `may` lists the teams that have it. */
export class RightRefusal extends RegistryError {
  override name = 'RightRefusal';
  readonly may: readonly string[];

  constructor(message: string, may: readonly string[]) {
    super(message);
    this.may = may;
  }
}

/** The shell runs on every page: changing it requires an additional right. */
const neededRights = ({ right, app }: ProtectedAction): Right[] =>
  app === SHELL ? [right, 'shell'] : [right];

const allows = ({ apps, environments, rights }: Grant, action: ProtectedAction): boolean =>
  apps.includes(action.app) &&
  (action.env === undefined || environments.includes(action.env)) &&
  neededRights(action).every((right) => rights.includes(right));

const descriptions: Record<ProtectedAction['right'], string> = {
  publish: 'publish',
  promote: 'change what is live of',
  'skip-gate': 'skip a gate of',
};

/** Names of the teams whose grants allow an action. */
export const teamsWith = (grants: readonly Grant[], action: ProtectedAction): string[] =>
  [...new Set(grants.filter((one) => allows(one, action)).map(({ team }) => team))].sort();

/**
 * Throws a RightRefusal that lists the permitted teams if the caller lacks the right.
 *
 * @param others all valid grants
 */
export function permit(caller: Caller, action: ProtectedAction, others: readonly Grant[]): void {
  if (allows(caller, action)) return;
  const may = teamsWith(others, action);
  const where = action.env ? ` in ${action.env}` : '';
  const rights = neededRights(action).join(' and ');
  const who =
    may.length > 0
      ? `Who could: ${may.join(', ')}.`
      : 'No team could: the operator of the registry grants the right (mfe token create).';
  throw new RightRefusal(
    `${nameOf(caller)} may not ${descriptions[action.right]} ${action.app}${where} (needs ${rights}). ${who}`,
    may,
  );
}

import { z } from 'zod';
import { appName, type EnvironmentName, SHELL } from '../names.ts';
import { RegistryError } from '../registry-error.ts';
import { matching } from '../schema.ts';

/** What somebody may be allowed to do; each is given on its own. */
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

/** What a team may do with which apps, and where. */
export type Grant = z.infer<typeof grantSchema>;

/** Who is asking: a grant in somebody's hand. */
export interface Caller extends Grant {
  /** A login or a robot's name within the team. */
  readonly holder: string;
}

/** The caller's name in the log. */
export const nameOf = ({ team, holder }: Pick<Caller, 'team' | 'holder'>): string =>
  holder === team ? team : `${team}/${holder}`;

/** Something that needs a right; without an environment it concerns none, as publishing. */
export interface Deed {
  readonly right: Exclude<Right, 'shell'>;
  readonly app: string;
  readonly env?: EnvironmentName;
}

/** Somebody asked for what is not theirs; `may` names the teams that could. */
export class RightRefusal extends RegistryError {
  override name = 'RightRefusal';
  readonly may: readonly string[];

  constructor(message: string, may: readonly string[]) {
    super(message);
    this.may = may;
  }
}

/** The shell runs on every page: whoever changes it needs a right of its own beside. */
const neededRights = ({ right, app }: Deed): Right[] =>
  app === SHELL ? [right, 'shell'] : [right];

const allows = ({ apps, environments, rights }: Grant, deed: Deed): boolean =>
  apps.includes(deed.app) &&
  (deed.env === undefined || environments.includes(deed.env)) &&
  neededRights(deed).every((right) => rights.includes(right));

const words: Record<Deed['right'], string> = {
  publish: 'publish',
  promote: 'change what is live of',
  'skip-gate': 'skip a gate of',
};

/** Names of the teams whose grants allow something. */
export const teamsWith = (grants: readonly Grant[], deed: Deed): string[] =>
  [...new Set(grants.filter((one) => allows(one, deed)).map(({ team }) => team))].sort();

/**
 * Refuses what the caller may not do, and says which teams could.
 *
 * @param others all grants that hold now
 */
export function permit(caller: Caller, deed: Deed, others: readonly Grant[]): void {
  if (allows(caller, deed)) return;
  const may = teamsWith(others, deed);
  const where = deed.env ? ` in ${deed.env}` : '';
  const rights = neededRights(deed).join(' and ');
  const who =
    may.length > 0
      ? `Who could: ${may.join(', ')}.`
      : 'No team could: whoever runs the registry gives the right (mfe token create).';
  throw new RightRefusal(
    `${nameOf(caller)} may not ${words[deed.right]} ${deed.app}${where} (needs ${rights}). ${who}`,
    may,
  );
}

import { z } from 'zod';
import { matching, text } from '../schema.ts';
import { grantSchema } from './grant.ts';
import { readOffice } from './office.ts';

const issuer = matching(
  /^(https:\/\/[^\s?#]+|http:\/\/(127\.0\.0\.1|localhost):\d+)$/,
  'the https address of an issuer',
);

const teamSchema = z.object({
  ...grantSchema.shape,
  oidc: z.object({
    issuer,
    audience: text,
    /** `owner/name`, as the issuer states it in the claim `repository`. */
    repository: matching(/^[\w.-]+\/[\w.-]+$/, 'a repository such as "owner/name"'),
    /** The one branch or tag that may, as `refs/heads/main`; any unless told. */
    ref: text.exactOptional(),
  }),
});

/** A team's CI: whom it proves to be, and what it may. */
export type TeamSettings = z.infer<typeof teamSchema>;

const teamsSchema = z.array(teamSchema);

/** The settings of teams whose CI comes without a token of ours (`teams.json`, written by who runs the registry). */
export const listTeams = (office: string): Promise<TeamSettings[]> =>
  readOffice(office, 'teams.json', teamsSchema, []);

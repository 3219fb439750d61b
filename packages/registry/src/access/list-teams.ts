import { z } from 'zod';
import { matching, text } from '../parse-json.ts';
import { grantSchema } from './grant.ts';
import { readRegistryFile } from './read-registry-file.ts';

const issuer = matching(
  /^(https:\/\/[^\s?#]+|http:\/\/(127\.0\.0\.1|localhost):\d+)$/,
  'the https address of an issuer',
);

const teamSchema = z.object({
  ...grantSchema.shape,
  oidc: z.object({
    issuer,
    audience: text,
    /** `owner/name`, as in the issuer's `repository` claim. */
    repository: matching(/^[\w.-]+\/[\w.-]+$/, 'a repository such as "owner/name"'),
    /** Git ref whose tokens are accepted, such as `refs/heads/main`. Default: any ref. */
    ref: text.exactOptional(),
  }),
});

/** A team's CI: its OIDC identity and its rights. */
export type TeamSettings = z.infer<typeof teamSchema>;

const teamsSchema = z.array(teamSchema);

/** Settings of teams whose CI uses OIDC instead of a token (`teams.json`, written by the registry's operator). */
export const listTeams = (registryDir: string): Promise<TeamSettings[]> =>
  readRegistryFile(registryDir, 'teams.json', teamsSchema, []);

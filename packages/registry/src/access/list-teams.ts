import { z } from 'zod';
import { createPatternSchema, textSchema } from '../parse-json.ts';
import { grantSchema } from './grant.ts';
import { readRegistryFile } from './read-registry-file.ts';

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

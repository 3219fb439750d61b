import { z } from 'zod';
import { RELEASE_ACTIONS } from '../../desk/desk-rights.ts';
import { defineEndpoints } from '../endpoint.ts';
import { exactText } from '../text.ts';
import { deskResponse } from './desk-response.ts';

const version = z.string();

const release = z.object({
  app: z.string(),
  version,
  /** Version that a rollback would make live. */
  previous: version.nullable(),
  /** Author and time of the release. Null if `changes` no longer contains it. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  trial: z.object({ version, percent: z.int(), by: z.string(), held: z.boolean() }).nullable(),
});

const releaseChange = z.object({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  app: z.string(),
  from: version.nullable(),
  to: version,
  why: z.string().nullable(),
});

const environment = z.object({
  name: z.enum(['production', 'staging']),
  revision: z.int(),
  releases: z.array(release),
  changes: z.array(releaseChange),
});

/**
 * GET /api/desk/releases: the live versions as the registry reports them. `registry` is `none` if no registry is
 * configured, and `away` if it is unreachable.
 */
export const releasesResponse = deskResponse(
  z.object({ registry: z.enum(['ok', 'none', 'away']), environments: z.array(environment) }),
);

export const steerParams = z.object({
  env: environment.shape.name,
  app: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
});

export const steerBody = z.object({
  what: z.enum(RELEASE_ACTIONS),
  to: exactText().max(100).optional(),
  /** Registry token of the staff member. The API forwards it and does not store it. */
  token: z
    .string()
    .trim()
    .regex(/^[\w.-]{8,400}$/),
});

export const steerResponse = deskResponse(z.object({}));

export const releaseEndpoints = defineEndpoints({
  listReleases: {
    method: 'GET',
    path: '/api/desk/releases',
    summary: 'Lists the live versions and the newest releases',
    tag: 'desk',
    response: releasesResponse,
    security: 'staff',
  },
  steerRelease: {
    method: 'POST',
    path: '/api/desk/releases/:env/:app',
    summary: 'Rolls back, or changes a gradual release, with the registry token of the caller',
    tag: 'desk',
    params: steerParams,
    body: steerBody,
    response: steerResponse,
    security: 'staff',
  },
});

export type Releases = z.output<typeof releasesResponse>['data'];
export type ReleasedEnvironment = z.output<typeof environment>;

import { z } from 'zod';
import { STEERINGS } from '../../desk/names.ts';
import { exactText } from '../text.ts';
import { deskAnswer } from './answer.ts';

const version = z.string();

/** What is live of one part of the site. */
const release = z.object({
  app: z.string(),
  version,
  /** What one goes back to. */
  previous: version.nullable(),
  /** Who made it live, and when, as far as the newest changes say. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** What a share of the visitors sees instead. */
  trial: z.object({ version, percent: z.int(), by: z.string(), held: z.boolean() }).nullable(),
});

/** One change of what is live, newest first. */
const change = z.object({
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
  changes: z.array(change),
});

/**
 * GET /api/desk/releases: `none` where the API was told of no registry, `away` while that does not answer. What is live is the
 * registry's to say; nothing of it is kept here.
 */
export const releasesAnswer = deskAnswer(
  z.object({ registry: z.enum(['ok', 'none', 'away']), environments: z.array(environment) }),
);

/** POST /api/desk/releases/{env}/{app} */
export const steerParams = z.object({
  env: environment.shape.name,
  app: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
});

export const steerBody = z.object({
  what: z.enum(STEERINGS),
  /** Where it goes back to. */
  to: exactText().max(100).optional(),
  /** The person's own token of the registry: what that may do is done in its name, and it is kept nowhere. */
  token: z
    .string()
    .trim()
    .regex(/^[\w.-]{8,400}$/),
});

export const steerAnswer = deskAnswer(z.object({}));

export type Releases = z.output<typeof releasesAnswer>['data'];
export type ReleasedEnvironment = z.output<typeof environment>;

import { z } from 'zod';
import { appName, integrity, version } from '../app-name.ts';
import { rolloutSchema } from '../canary/canary.ts';
import { changeSchema, environmentSchema } from '../environment.ts';
import { count, dictionary, text } from '../parse-json.ts';
import { recordSchema } from '../parse-record.ts';
import { previewedSchema, previewPath } from '../preview/preview-tokens.ts';

// Schemas of the HTTP API. Client and service both validate with them.

export const environmentParam = z.enum(['production', 'staging']);

export const environmentResponse = environmentSchema;

export const recordResponse = recordSchema;

export const uploadResponse = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  missing: z.array(integrity),
});

export const contentResponse = z.object({ received: integrity });

export const publicationResponse = z.object({
  outcome: z.enum(['new', 'unchanged', 'restored']),
  record: recordSchema,
});

export const promotionBody = z.object({
  app: appName,
  version,
  skip_gates: dictionary(text.max(200)).default({}),
  course: rolloutSchema.exactOptional(),
});

export const steeringBody = z.object({
  app: appName,
  steer: z.enum(['hold', 'go-on', 'take-back']),
  why: text.max(200).exactOptional(),
});

export const promotionResponse = z.object({
  outcome: z.enum(['promoted', 'unchanged']),
  environment: environmentSchema,
});

export const rollbackBody = z.object({ app: appName, to: version, from: version.exactOptional() });

export const rollbackResponse = z.object({
  ...promotionResponse.shape,
  from: version,
  to: version,
});

export const rollbackTargetsResponse = z.object({ live: version, before: z.array(version) });

export const logResponse = z.object({
  changes: z.array(z.object({ ...changeSchema.shape, env: environmentParam })),
});

export const logVerification = z.object({
  lines: count,
  chained: count,
  signed: count,
  faults: z.array(text),
});

export const previewBody = z.object({
  apps: z.array(previewedSchema).min(1).max(20),
  until_ms: count,
  path: previewPath.max(500),
});

export const previewResponse = z.object({ token: text });

export const errorResponse = z.object({
  error: z.object({
    message: text,
    /** Teams that have the right that the caller lacks. */
    may: z.array(text).optional(),
    gate: text.optional(),
    target: text.optional(),
    found: z.string().optional(),
    expected: z.string().optional(),
  }),
});

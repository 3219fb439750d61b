import { z } from 'zod';
import {
  appNameSchema,
  environmentNameSchema,
  integritySchema,
  versionSchema,
} from '../core/app-name-schema.ts';
import { rolloutSchema } from '../core/canary/canary.ts';
import { changeSchema, environmentSchema } from '../core/environment.ts';
import { countSchema, createDictionarySchema, textSchema } from '../core/parse-json.ts';
import { recordSchema } from '../core/parse-record.ts';
import { previewedVersionSchema, previewPathSchema } from '../core/sign-preview.ts';

// Schemas of the HTTP API. Client and service both validate with them.

export const environmentResponse = environmentSchema;

export const recordResponse = recordSchema;

export const uploadResponse = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  missing: z.array(integritySchema),
});

export const contentResponse = z.object({ received: integritySchema });

export const publicationResponse = z.object({
  outcome: z.enum(['new', 'unchanged', 'restored']),
  record: recordSchema,
});

export const promotionBody = z.object({
  app: appNameSchema,
  version: versionSchema,
  skip_gates: createDictionarySchema(textSchema.max(200)).default({}),
  course: rolloutSchema.exactOptional(),
});

export const steeringBody = z.object({
  app: appNameSchema,
  steer: z.enum(['hold', 'go-on', 'take-back']),
  why: textSchema.max(200).exactOptional(),
});

export const promotionResponse = z.object({
  outcome: z.enum(['promoted', 'unchanged']),
  environment: environmentSchema,
});

export const rollbackBody = z.object({
  app: appNameSchema,
  to: versionSchema,
  from: versionSchema.exactOptional(),
});

export const rollbackResponse = z.object({
  ...promotionResponse.shape,
  from: versionSchema,
  to: versionSchema,
});

export const rollbackTargetsResponse = z.object({
  live: versionSchema,
  before: z.array(versionSchema),
});

export const logResponse = z.object({
  changes: z.array(z.object({ ...changeSchema.shape, env: environmentNameSchema })),
});

export const logVerification = z.object({
  lines: countSchema,
  chained: countSchema,
  signed: countSchema,
  faults: z.array(textSchema),
});

export const previewBody = z.object({
  apps: z.array(previewedVersionSchema).min(1).max(20),
  until_ms: countSchema,
  path: previewPathSchema.max(500),
});

export const previewResponse = z.object({ token: textSchema });

export const errorResponse = z.object({
  error: z.object({
    message: textSchema,
    /** Teams that have the right that the caller lacks. */
    may: z.array(textSchema).optional(),
    gate: textSchema.optional(),
    target: textSchema.optional(),
    found: z.string().optional(),
    expected: z.string().optional(),
  }),
});

import { z } from 'zod';

/** Machine-readable error code. `message` is the text for visitors. */
export const errorCode = z.enum([
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
]);

export const errorBody = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: errorCode,
    /** Translation key of `message`. */
    reason: z.string().optional(),
    /** Translation keys of the validation errors, by field name. */
    faults: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' });

export type ErrorCode = z.output<typeof errorCode>;
export type ErrorBody = z.output<typeof errorBody>;

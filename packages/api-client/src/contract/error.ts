import { z } from 'zod';

/** What went wrong, for programs; `message` is for people. */
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

/** Every answer that is not a success looks like this. */
export const errorBody = z
  .object({
    success: z.literal(false),
    message: z.string(),
    code: errorCode,
    /** Name of the sentence, where pages have it in the visitor's language. */
    reason: z.string().optional(),
    /** What is wrong with each field of a form, by names of sentences. */
    faults: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' });

export type ErrorCode = z.output<typeof errorCode>;
export type ErrorBody = z.output<typeof errorBody>;

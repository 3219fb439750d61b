import { z } from 'zod';

/** A URL segment of lower-case letters, digits and single dashes. */
export const slug = z
  .string()
  .max(80, 'is too long (80 characters at most)')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single dashes');

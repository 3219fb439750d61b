import { z } from 'zod';
import { slug } from './slug.ts';

/** The id of a product or dealer in the URL of its page. */
export const productParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

export const brandParams = z.object({ slug });

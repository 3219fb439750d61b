import { z } from 'zod';

/** Cards on one page of any list. */
export const PER_PAGE = 24;

/** `?page=`: counted from 1. */
export const pageQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number)
  .default(1);

/** One page of a list; `pages` is at least 1, `total` counts all pages together. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    pages: z.int().min(1),
    per_page: z.literal(PER_PAGE),
  });
}

import { z } from 'zod';

/** Default number of items on a page of a list. */
export const PER_PAGE = 24;

/** Default number of items if the request has the header `Save-Data: on`. */
export const PER_LIGHT_PAGE = 12;

/** Parameter `page`, counted from 1. */
export const pageQuery = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999')
  .transform(Number)
  .default(1);

/** Parameter `per_page`, 12 or 24. The default depends on the header `Save-Data`. */
export const perPageQuery = z
  .enum(['12', '24'])
  .transform((value) => (value === '12' ? PER_LIGHT_PAGE : PER_PAGE))
  .optional();

export type PerPage = typeof PER_PAGE | typeof PER_LIGHT_PAGE;

/** One page of a list. `total` is the number of items on all pages. */
export function listPage<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page: z.int().min(1),
    pages: z.int().min(1),
    per_page: z.union([z.literal(PER_PAGE), z.literal(PER_LIGHT_PAGE)]),
  });
}

import { z } from 'zod';
import { exactText, rowId } from '../text.ts';

export function deskResponse<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, message: z.string() });
}

/** A page of a list. `next` is the `after` parameter of the next page, or null on the last page. */
export function deskList<T extends z.ZodType>(item: T) {
  return deskResponse(z.array(item)).extend({ next: z.string().nullable() });
}

const MAX_ROWS = 200;

export const deskPage = {
  after: exactText().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(50),
};

export const idParams = z.object({ id: rowId });

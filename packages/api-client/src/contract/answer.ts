import { z } from 'zod';

/** Reads wrap what they give in `data`. */
export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

import { z } from 'zod';

export function answer<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

import { z } from 'zod';

export function dataResponse<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

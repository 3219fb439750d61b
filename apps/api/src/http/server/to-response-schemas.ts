import { errorBody } from '@tractor-haat/api-client/contract';
import type { z } from 'zod';

export function toResponseSchemas<T extends z.ZodType>(success: T) {
  return { 200: success, '4xx': errorBody, '5xx': errorBody };
}

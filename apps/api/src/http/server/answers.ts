import { errorBody } from '@tractor-haat/api-client/contract';
import type { z } from 'zod';

/** What a route can answer, for validation and for the OpenAPI page. */
export function answers<T extends z.ZodType>(success: T) {
  return { 200: success, '4xx': errorBody, '5xx': errorBody };
}

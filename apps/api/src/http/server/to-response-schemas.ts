import { errorBody } from '@tractor-haat/api-client/contract';
import type { z } from 'zod';

/** Response schemas of a route, for validation and OpenAPI. */
export function toResponseSchemas<T extends z.ZodType>(success: T) {
  return { 200: success, '4xx': errorBody, '5xx': errorBody };
}

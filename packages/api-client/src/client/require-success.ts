import { ApiError } from './api-error.ts';
import type { MissingResponse } from './get-json.ts';

/** Turns the 404 result of `postJson` into an `ApiError`, for calls without an empty result. */
export async function requireSuccess<T extends { success: true }>(
  pending: Promise<T | MissingResponse>,
): Promise<T> {
  const body = await pending;
  if (!('success' in body)) throw new ApiError(404, { message: body.message });
  return body;
}

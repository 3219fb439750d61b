import { ApiError } from './api-error.ts';
import type { MissingResponse } from './get-json.ts';

/** Throws `ApiError` 404 if `postJson` has returned `MissingResponse`, for calls that always need a result. */
export async function requireSuccess<T extends { success: true }>(
  pending: Promise<T | MissingResponse>,
): Promise<T> {
  const body = await pending;
  if (!('success' in body)) throw new ApiError(404, { message: body.message });
  return body;
}

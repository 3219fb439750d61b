import { ApiError } from './api-error.ts';
import type { NotFoundAnswer } from './request.ts';

/** Throws `ApiError` for a 404, which `postJson` returns as a value. */
export async function succeeded<T extends { success: true }>(
  answer: Promise<T | NotFoundAnswer>,
): Promise<T> {
  const body = await answer;
  if (!('success' in body)) throw new ApiError(404, { message: body.message });
  return body;
}

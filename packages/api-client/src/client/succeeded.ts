import { ApiError, type FailureBody } from './api-error.ts';
import type { NotFound } from './request.ts';

/** A 404, and `success: false` with whatever status, are failures like any other: they throw `ApiError`. */
export async function succeeded<T extends { success: true }>(
  answer: Promise<T | NotFound>,
): Promise<T> {
  const given: T | NotFound | (FailureBody & { success: false }) = await answer;
  if (!('success' in given)) throw new ApiError(404, { message: 'Resource not found' });
  if (!given.success) throw new ApiError(200, given);
  return given;
}

import { ApiError } from '@tractor-haat/api-client';
import { notFound, unavailable } from '@tractor-haat/platform';

/** Runs API calls; a 404 of the API becomes the 404 page. */
export async function callApi<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) {
      throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
    }
    throw error;
  }
}

import { ApiError } from '@tractor-haat/api-client';
import { notFound, unavailable } from '@tractor-haat/platform';

/**
 * Runs API calls of a loader. Throws the 404 page for 400 and 404 of the API, and the 503 page for other API errors.
 *
 * @example
 * const loader = ({ request }) => callApi(() => listVideos(parsePageRequest(request).options));
 */
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

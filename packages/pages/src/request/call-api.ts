import { ApiError } from '@tractor-haat/api-client';
import { notFound, unavailable } from '@tractor-haat/platform';

/**
 * Calls the API in a loader. If the API responds with 400 or 404, it throws the 404 page, and for other `ApiError` the
 * 503 page.
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

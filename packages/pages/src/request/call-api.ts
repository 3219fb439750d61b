import { ApiError } from '@tractor-haat/api-client';
import { notFound, unavailable } from '@tractor-haat/platform';

/**
 * Calls the API in a loader. Throws the 404 page if the API responds with 400 or 404, and the 503 page for any other
 * `ApiError`.
 *
 * @example
 * const loader = ({ request }) => callApi(() => api.get('/api/v1/videos', parsePageRequest(request).options));
 */
export async function callApi<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError) {
      throw error.status === 400 || error.status === 404 ? notFound() : unavailable();
    }
    throw error;
  }
}

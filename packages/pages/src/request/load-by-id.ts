import { ApiError } from '@tractor-haat/api-client';
import { callApi } from './call-api.ts';

/** Statuses of a missing item. Search engines remove a page that responds with 410 at once. */
const MISSING_STATUSES: readonly number[] = [404, 410];

/**
 * Loads the item whose id is in the URL. If the API responds with 404 or 410, `found` is null and `status` is that
 * status. Throws the error page for other API errors.
 *
 * @example
 * const { found, status } = await loadById(params.id, () =>
 *   api.get('/api/v1/tractors/:id', { params: { id }, query: { language }, ...options }),
 * );
 */
export async function loadById<Item>(
  id: string,
  load: () => Promise<Item>,
): Promise<{ readonly found: Item | null; readonly status: number }> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return { found: null, status: 404 };
  return callApi(async () => {
    try {
      return { found: await load(), status: 200 };
    } catch (error) {
      if (!(error instanceof ApiError) || !MISSING_STATUSES.includes(error.status)) throw error;
      return { found: null, status: error.status };
    }
  });
}

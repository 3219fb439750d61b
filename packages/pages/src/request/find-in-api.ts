import { ApiError } from '@tractor-haat/api-client';
import { fromApi } from './from-api.ts';

/** What the API says of what is not there: 410 where it was once, so that search engines forget it. */
const MISSING: readonly number[] = [404, 410];

/** One thing of the API by the number in an address; else the status of the page that offers others. */
export async function findInApi<T>(
  id: string,
  work: () => Promise<T>,
): Promise<{ readonly found: T | null; readonly status: number }> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return { found: null, status: 404 };
  return fromApi(async () => {
    try {
      return { found: await work(), status: 200 };
    } catch (error) {
      if (!(error instanceof ApiError) || !MISSING.includes(error.status)) throw error;
      return { found: null, status: error.status };
    }
  });
}

import { type CallOptions, getJson, sendJson } from './get-json.ts';
import type { Query } from './query-string.ts';

/** Response of a staff route. Lists have `next`: the `after` parameter of the next page, or null on the last page. */
export type DeskResponse<T> = { success: true; data: T; message: string; next?: string | null };

/** Sends a GET request to a path below /api/desk. Throws `ApiError` 401 without a session and 403 without the right. */
export function getDeskData<T>(path: string, query: Query = {}, options: CallOptions = {}) {
  return getJson<DeskResponse<T>>(`/api/desk/${path}`, query, options);
}

/** Sends a write request to a path below /api/desk. Unlike `postJson` it also throws `ApiError` for a 404. */
export function sendDeskRequest<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  return sendJson<DeskResponse<T>>(method, `/api/desk/${path}`, body);
}

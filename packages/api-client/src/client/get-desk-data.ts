import { type CallOptions, getJson, sendJson } from './get-json.ts';
import type { Query } from './query-string.ts';

/** Response of the desk API; `next` is the cursor of a list. */
export type DeskResponse<T> = { success: true; data: T; message: string; next?: string | null };

/** GET below /api/desk. Throws `ApiError`: 401 when signed out, 403 without the right. */
export function getDeskData<T>(path: string, query: Query = {}, options: CallOptions = {}) {
  return getJson<DeskResponse<T>>(`/api/desk/${path}`, query, options);
}

/** Write request below /api/desk. Throws `ApiError` for every failure, 404 included. */
export function sendDeskRequest<T>(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) {
  return sendJson<DeskResponse<T>>(method, `/api/desk/${path}`, body);
}

import type { Query } from './query-string.ts';
import { type CallOptions, getJson, sendJson } from './request.ts';

/** What the desk is answered with; `next` stands in lists. */
export type DeskAnswer<T> = { success: true; data: T; message: string; next?: string | null };

/** Reads below /api/desk. Throws `ApiError`: 401 when nobody is signed in, 403 without the right. */
export function readDesk<T>(path: string, query: Query = {}, options: CallOptions = {}) {
  return getJson<DeskAnswer<T>>(`/api/desk/${path}`, query, options);
}

/** Writes below /api/desk. Throws `ApiError` for anything but a success, a 404 included. */
export function sendDesk<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  return sendJson<DeskAnswer<T>>(method, `/api/desk/${path}`, body);
}

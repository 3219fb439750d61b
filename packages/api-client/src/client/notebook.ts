import type { NotebookSyncAnswer, NotebookSyncInput, OwnEnquiry } from '../contract/notebook.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Uploads changed entries and returns all entries of the account. Throws `ApiError` 401 when signed out. */
export function syncNotebook(body: NotebookSyncInput, options: CallOptions = {}) {
  return succeeded(postJson<NotebookSyncAnswer>('/api/notebook_sync', body, options));
}

/** Enquiries of this browser, newest first. */
export async function listOwnEnquiries(options: CallOptions = {}): Promise<OwnEnquiry[]> {
  return (await getJson<{ data: OwnEnquiry[] }>('/api/v1/own-enquiries', {}, options)).data;
}

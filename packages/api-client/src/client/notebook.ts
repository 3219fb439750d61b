import type { NotebookSyncResponse, NotebookSyncInput, MyEnquiry } from '../contract/notebook.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { requireSuccess } from './succeeded.ts';

/** Uploads changed entries and returns all entries of the account. Throws `ApiError` 401 when signed out. */
export function syncNotebook(body: NotebookSyncInput, options: CallOptions = {}) {
  return requireSuccess(postJson<NotebookSyncResponse>('/api/notebook_sync', body, options));
}

/** Enquiries of this browser, newest first. */
export async function listMyEnquiries(options: CallOptions = {}): Promise<MyEnquiry[]> {
  return (await getJson<{ data: MyEnquiry[] }>('/api/v1/own-enquiries', {}, options)).data;
}

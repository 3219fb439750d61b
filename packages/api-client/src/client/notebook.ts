import type { NotebookSyncAnswer, NotebookSyncInput, OwnEnquiry } from '../contract/notebook.ts';
import { type CallOptions, getJson, postJson } from './request.ts';
import { succeeded } from './succeeded.ts';

/** Sends what changed in a phone's notebook, and gives everything that the account has. `ApiError` 401 for nobody. */
export function syncNotebook(body: NotebookSyncInput, options: CallOptions = {}) {
  return succeeded(postJson<NotebookSyncAnswer>('/api/notebook_sync', body, options));
}

/** What this browser asked, the newest first. */
export async function listOwnEnquiries(options: CallOptions = {}): Promise<OwnEnquiry[]> {
  return (await getJson<{ data: OwnEnquiry[] }>('/api/v1/own-enquiries', {}, options)).data;
}

import type {
  MyEnquiry,
  NotebookSyncInput,
  NotebookSyncResponse,
} from '../contract/notebook.contract.ts';
import { type CallOptions, getJson, postJson } from './get-json.ts';
import { requireSuccess } from './require-success.ts';

/** Uploads the changed entries and returns all entries of the account. Throws `ApiError` 401 without a session. */
export function syncNotebook(body: NotebookSyncInput, options: CallOptions = {}) {
  return requireSuccess(postJson<NotebookSyncResponse>('/api/notebook_sync', body, options));
}

/** Fetches the enquiries that were sent from this browser, newest first. */
export async function listMyEnquiries(options: CallOptions = {}): Promise<MyEnquiry[]> {
  return (await getJson<{ data: MyEnquiry[] }>('/api/v1/own-enquiries', {}, options)).data;
}

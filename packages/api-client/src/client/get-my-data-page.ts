import type { MyDataPage } from '../contract/my-data.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the result of a form on `/my-data`. Each ticket is valid once: the second call throws `ApiError` 404. */
export async function getMyDataPage(
  ticket: string,
  options: CallOptions = {},
): Promise<MyDataPage> {
  const path = `/api/v1/my-data/${encodeURIComponent(ticket)}`;
  return (await getJson<{ data: MyDataPage }>(path, {}, options)).data;
}

import type { MyDataPage } from '../contract/my-data.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Result of a `/my-data` form. The data are returned once; later calls throw `ApiError` 404. */
export async function getMyDataPage(
  ticket: string,
  options: CallOptions = {},
): Promise<MyDataPage> {
  const path = `/api/v1/my-data/${encodeURIComponent(ticket)}`;
  return (await getJson<{ data: MyDataPage }>(path, {}, options)).data;
}

import type { MyDataPage } from '../contract/my-data.ts';
import { type CallOptions, getJson } from './request.ts';

/** What a form of `/my-data` led to; data come once. Throws `ApiError` 404 when they were shown, or it is over. */
export async function getMyDataPage(
  ticket: string,
  options: CallOptions = {},
): Promise<MyDataPage> {
  const path = `/api/v1/my-data/${encodeURIComponent(ticket)}`;
  return (await getJson<{ data: MyDataPage }>(path, {}, options)).data;
}

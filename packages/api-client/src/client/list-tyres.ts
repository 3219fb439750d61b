import type { Language } from '../contract/language.ts';
import type {
  TyreDetail,
  TyreResponse,
  TyresPage,
  TyresQuery,
  TyresResponse,
} from '../contract/tyres.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches one page of tyres. Throws `ApiError` 400 for an unknown filter, and 404 after the last page. */
export async function listTyres(
  query: TyresQuery = {},
  options: CallOptions = {},
): Promise<TyresPage> {
  return (await getJson<TyresResponse>('/api/v1/tyres', query, options)).data;
}

/** Fetches a tyre with compatible tractors. Throws `ApiError` 404 for an unknown id. */
export async function getTyre(
  { id, language }: { id: string; language?: Language },
  options: CallOptions = {},
): Promise<TyreDetail> {
  const path = `/api/v1/tyres/${encodeURIComponent(id)}`;
  return (await getJson<TyreResponse>(path, { language }, options)).data;
}

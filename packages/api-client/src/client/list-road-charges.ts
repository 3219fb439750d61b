import type { Language } from '../contract/language.ts';
import type { RoadCharge, RoadChargesResponse } from '../contract/road-charges.contract.ts';
import { type CallOptions, getJson } from './get-json.ts';

/** Fetches the charges on top of the ex-showroom price in a state. Throws `ApiError` 400 for an unknown state. */
export async function listRoadCharges(
  query: { state?: string | undefined; language?: Language } = {},
  options: CallOptions = {},
): Promise<RoadCharge[]> {
  return (await getJson<RoadChargesResponse>('/api/v1/road-charges', query, options)).data;
}

import type { Language } from '../contract/language.ts';
import type { PriceAlert } from '../contract/price-alerts.ts';
import { type CallOptions, getJson } from './request.ts';

/** The alert that a link from an SMS names. Throws `ApiError` 410 when it has ended. */
export async function getPriceAlert(
  { word, language }: { word: string; language: Language },
  options: CallOptions = {},
): Promise<PriceAlert> {
  const path = `/api/v1/price-alert/${encodeURIComponent(word)}`;
  return (await getJson<{ data: PriceAlert }>(path, { language }, options)).data;
}

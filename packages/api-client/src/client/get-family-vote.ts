import type { FamilyVote } from '../contract/family.contract.ts';
import type { Language } from '../contract/language.ts';
import { type CallOptions, getJson } from './get-json.ts';

/**
 * Fetches a family vote with its results. Throws `ApiError` 404 for an unknown id, and 410 after the vote has ended.
 */
export async function getFamilyVote(
  { id, language }: { id: string; language: Language },
  options: CallOptions = {},
): Promise<FamilyVote> {
  const path = `/api/v1/family/${encodeURIComponent(id)}`;
  return (await getJson<{ data: FamilyVote }>(path, { language }, options)).data;
}

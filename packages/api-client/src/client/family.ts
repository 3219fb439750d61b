import type { FamilyVote } from '../contract/family.ts';
import type { Language } from '../contract/language.ts';
import { type CallOptions, getJson } from './request.ts';

/** A family's vote by the word in its address. Throws `ApiError`: 404 for none, 410 when it is over. */
export async function getFamilyVote(
  { id, language }: { id: string; language: Language },
  options: CallOptions = {},
): Promise<FamilyVote> {
  const path = `/api/v1/family/${encodeURIComponent(id)}`;
  return (await getJson<{ data: FamilyVote }>(path, { language }, options)).data;
}

import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { slug } from './slug.ts';
import { exactText, personName, truncatedText } from './text.ts';
import { tractorCard } from './tractors.contract.ts';

const field = truncatedText(1000).default('');

/** Unguessable id in the URL of a family vote. */
const familyId = truncatedText(80).default('');

/** POST /api/family_save: `comparison` is the URL of a comparison or its last path segment. */
export const familySaveBody = z.object({
  language: language.default('en'),
  idempotency_key: idempotencyKey,
  comparison: field,
});

/** `url` is documented at the top level, and repeated in `data` as in all other responses. */
export const familySaveResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  url: z.string(),
  data: z.object({ url: z.string() }),
});

/** POST /api/family_vote: a second vote of a browser replaces its first vote. */
export const familyVoteBody = z.object({
  language: language.default('en'),
  family: familyId,
  name: personName(1000),
  reason: field,
  tractor: field,
});

/** GET /api/v1/family/:id */
export const familyParams = z.object({ id: exactText().max(80) });
export const familyQuery = z.object({ language: languageQuery });

/** A vote of a family on a comparison. The API deletes it after `until`. */
export const familyVote = z.object({
  tractors: z.array(tractorCard),
  /** Oldest first. */
  voices: z.array(z.object({ name: z.string(), reason: z.string(), tractor: slug })),
  until: z.iso.datetime(),
});
export const familyVoteResponse = dataResponse(familyVote);

export const familyVotedResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  data: familyVote,
});

export type FamilySaveBody = z.output<typeof familySaveBody>;
export type FamilySaveResponse = z.output<typeof familySaveResponse>;
export type FamilyVoteBody = z.output<typeof familyVoteBody>;
export type FamilyVote = z.output<typeof familyVote>;

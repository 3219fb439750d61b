import { z } from 'zod';
import { dataResponse } from './data-response.ts';
import { defineEndpoints } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language, languageQuery } from './language.ts';
import { slug } from './slug.ts';
import { exactText, personName, truncatedText } from './text.ts';
import { tractorCard } from './tractors.contract.ts';

const optionalText = truncatedText(1000).default('');

/** Random id in the URL of a vote, which cannot be guessed. */
const familyId = truncatedText(80).default('');

/** POST /api/family_save: `comparison` is the URL of a comparison page, or the last segment of its path. */
export const familySaveBody = z.object({
  language: language.default('en'),
  idempotency_key: idempotencyKey,
  comparison: optionalText,
});

/** `url` is also in `data`, where most responses have their result. */
export const familySaveResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  url: z.string(),
  data: z.object({ url: z.string() }),
});

/** POST /api/family_vote: a second vote from the same browser replaces the first. */
export const familyVoteBody = z.object({
  language: language.default('en'),
  family: familyId,
  name: personName(1000),
  reason: optionalText,
  tractor: optionalText,
});

export const familyParams = z.object({ id: exactText().max(80) });
export const familyQuery = z.object({ language: languageQuery });

/** Votes of a family on a comparison. The API deletes them after `until`. */
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

export const familyEndpoints = defineEndpoints({
  saveFamily: {
    method: 'POST',
    path: '/api/family_save',
    summary: 'Creates a family vote on a comparison, open for 14 days, and returns its URL',
    tag: 'family',
    body: familySaveBody,
    response: familySaveResponse,
  },
  sendFamilyVote: {
    method: 'POST',
    path: '/api/family_vote',
    summary: 'Creates or changes the vote of this browser',
    tag: 'family',
    body: familyVoteBody,
    response: familyVotedResponse,
  },
  getFamilyVote: {
    method: 'GET',
    path: '/api/v1/family/:id',
    summary: 'Returns a family vote with its results; 410 after it has ended',
    tag: 'family',
    params: familyParams,
    query: familyQuery,
    response: familyVoteResponse,
  },
});

export type FamilySaveBody = z.output<typeof familySaveBody>;
export type FamilySaveResponse = z.output<typeof familySaveResponse>;
export type FamilyVoteBody = z.output<typeof familyVoteBody>;
export type FamilyVote = z.output<typeof familyVote>;

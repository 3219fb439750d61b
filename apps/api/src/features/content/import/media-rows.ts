import { QUESTION_CATEGORIES } from '@tractor-haat/api-client';
import { day, pictureName, secureWebUrl, slug } from '@tractor-haat/api-client/contract';
import { z } from 'zod';
import {
  int4,
  nonEmptyText,
  textInAllLanguages,
  translatedText,
} from '../../../core/files/content-rows.ts';

export const reelRow = z.strictObject({
  slug,
  title: translatedText,
  description: translatedText,
  duration_seconds: z.int().min(1).max(120),
  published_on: day(),
  clip: slug,
  poster: pictureName,
  demo: z.boolean(),
});

export const storyRow = z.strictObject({
  slug,
  title: textInAllLanguages,
  description: textInAllLanguages,
  published_on: day(),
  picture: pictureName,
  slides: z
    .array(
      z.strictObject({
        picture: pictureName,
        heading: textInAllLanguages,
        text: textInAllLanguages,
      }),
    )
    .min(3)
    .max(12),
  more: z
    .string()
    .regex(/^\/(?![/\\])/)
    .nullable(),
});

export const subsidyRow = z.strictObject({
  slug,
  name: textInAllLanguages,
  state: slug.nullable(),
  summary: textInAllLanguages,
  help: textInAllLanguages,
  eligibility: z.array(textInAllLanguages).min(1),
  documents: z.array(textInAllLanguages).min(1),
  steps: z.array(textInAllLanguages).min(1),
  official_url: secureWebUrl,
  official_name: nonEmptyText,
  checked_on: day(),
  sort_order: int4,
});

export const questionRow = z.strictObject({
  key: slug,
  category: z.enum(QUESTION_CATEGORIES),
  title: textInAllLanguages,
  text: textInAllLanguages,
  tractor: nonEmptyText.nullable(),
  name: nonEmptyText,
  asked_on: day(),
  answers: z.array(
    z.strictObject({
      key: slug,
      text: textInAllLanguages,
      name: nonEmptyText,
      answered_on: day(),
      accepted: z.boolean(),
    }),
  ),
});

export const playlistRow = z.strictObject({
  slug,
  title: translatedText,
  description: translatedText,
  sort_order: int4,
  videos: z.array(slug).min(2),
});

export type PlaylistRow = z.output<typeof playlistRow>;
export type ReelRow = z.output<typeof reelRow>;
export type StoryRow = z.output<typeof storyRow>;
export type SubsidyRow = z.output<typeof subsidyRow>;
export type QuestionRow = z.output<typeof questionRow>;

import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { slug } from './slug.ts';
import { mobile, personName, rowId, saidNumber, typed } from './text.ts';

/** A field as a form sends it; its rules are in `writing-rules.ts`, with a message for each. */
const field = typed(5000).default('');

/** Sent by every form that is open to all: its key, a field that people leave empty, and how long it took. */
const traps = {
  idempotency_key: idempotencyKey,
  website: field,
  /** Milliseconds since the form came into view; absent without script. */
  waited_ms: saidNumber(Number.MAX_SAFE_INTEGER)
    .transform((ms) => ms ?? undefined)
    .optional(),
};

/** POST /api/blog_comment_save */
export const commentBody = z.object({
  post: slug,
  language: language.default('en'),
  name: personName(5000),
  email: field,
  mobile,
  comment: field,
  ...traps,
});

/** POST /api/question_save */
export const questionBody = z.object({
  language: language.default('en'),
  category: field,
  title: field,
  text: field,
  tractor: field,
  name: personName(5000),
  mobile,
  ...traps,
});

/** POST /api/answer_save */
export const answerBody = z.object({
  question_id: rowId,
  language: language.default('en'),
  text: field,
  name: personName(5000),
  mobile,
  ...traps,
});

/** What a form is told when its words were taken: they are shown once a person has read them. */
export const savedAnswer = z.object({ success: z.literal(true), message: z.string() });

export type CommentBody = z.input<typeof commentBody>;
export type QuestionBody = z.input<typeof questionBody>;
export type AnswerBody = z.input<typeof answerBody>;
export type SavedAnswer = z.output<typeof savedAnswer>;

import { z } from 'zod';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { slug } from './slug.ts';
import { emailAddress, mobile, personName, reportedNumber, rowId, typed } from './text.ts';

/** Only limits the length; `writing-rules.ts` validates each field. */
const field = typed(5000).default('');

/** Anti-spam fields of every public form: key, honeypot and elapsed time. */
const traps = {
  idempotency_key: idempotencyKey,
  website: field,
  /** Milliseconds since the form became visible; absent without JavaScript. */
  waited_ms: reportedNumber(Number.MAX_SAFE_INTEGER)
    .transform((ms) => ms ?? undefined)
    .optional(),
};

/** POST /api/blog_comment_save */
export const commentBody = z.object({
  post: slug,
  language: language.default('en'),
  name: personName(5000),
  email: emailAddress(5000),
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

/** Response to a submission; it is published after moderation. */
export const submissionResponse = z.object({ success: z.literal(true), message: z.string() });

export type CommentBody = z.input<typeof commentBody>;
export type QuestionBody = z.input<typeof questionBody>;
export type AnswerBody = z.input<typeof answerBody>;
export type SubmissionResponse = z.output<typeof submissionResponse>;

import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { language } from './language.ts';
import { slug } from './slug.ts';
import { emailAddress, mobile, personName, reportedNumber, rowId, truncatedText } from './text.ts';

/** A text of limited length, whose value `listInvalidFields` checks. */
const optionalText = truncatedText(5000).default('');

/** `website` is a honeypot: pages hide the field, so only bots fill it in. */
const antiSpamFields = {
  idempotency_key: idempotencyKey,
  website: optionalText,
  /** Milliseconds since the form became visible. Bots send a small number. Undefined without JavaScript. */
  elapsed_ms: reportedNumber(Number.MAX_SAFE_INTEGER)
    .transform((ms) => ms ?? undefined)
    .optional(),
};

export const commentBody = z.object({
  post: slug,
  language: language.default('en'),
  name: personName(5000),
  email: emailAddress(5000),
  mobile,
  comment: optionalText,
  ...antiSpamFields,
});

export const questionBody = z.object({
  language: language.default('en'),
  category: optionalText,
  title: optionalText,
  text: optionalText,
  tractor: optionalText,
  name: personName(5000),
  mobile,
  ...antiSpamFields,
});

export const answerBody = z.object({
  question_id: rowId,
  language: language.default('en'),
  text: optionalText,
  name: personName(5000),
  mobile,
  ...antiSpamFields,
});

/** Confirms the receipt. The text is published after moderation. */
export const submissionResponse = z.object({ success: z.literal(true), message: z.string() });

export const submissionEndpoints = defineEndpoints({
  saveComment: {
    method: 'POST',
    path: '/api/blog_comment_save',
    summary: 'Creates a comment on a post, hidden until a moderator approves it',
    tag: 'posts',
    body: commentBody,
    response: submissionResponse,
  },
});

export type CommentBody = z.input<typeof commentBody>;
export type QuestionBody = z.input<typeof questionBody>;
export type AnswerBody = z.input<typeof answerBody>;
export type SubmissionResponse = z.output<typeof submissionResponse>;

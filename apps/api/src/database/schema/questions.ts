import { boolean, date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContentToo } from './from-content.ts';
import { moderated, writtenUnderNumber } from './moderation.ts';
import { someLanguages } from './some-languages.ts';

export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    /** Name of the row in content; null for a visitor's question. */
    key: text('key').unique(),
    category: text('category').notNull(),
    title: someLanguages('title'),
    text: someLanguages('text'),
    /** The machine it is about, in the visitor's words. */
    tractor: text('tractor'),
    name: text('name').notNull(),
    /** For the rate limit and the moderator only; null for demonstration rows. */
    mobile: text('mobile'),
    asked_on: date('asked_on', { mode: 'string' }).notNull(),
    demo: boolean('demo').notNull().default(false),
    ...writtenUnderNumber,
    ...moderated,
    ...fromContentToo,
  },
  (table) => [index('questions_shown').on(table.status, table.asked_on)],
);

export const answers = pgTable(
  'answers',
  {
    id: serial('id').primaryKey(),
    key: text('key').unique(),
    question_id: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    text: someLanguages('text'),
    name: text('name').notNull(),
    mobile: text('mobile'),
    answered_on: date('answered_on', { mode: 'string' }).notNull(),
    accepted: boolean('accepted').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    ...writtenUnderNumber,
    ...moderated,
    ...fromContentToo,
  },
  (table) => [index('answers_question').on(table.question_id, table.status)],
);

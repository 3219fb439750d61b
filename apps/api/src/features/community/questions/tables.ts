import { boolean, date, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import {
  moderationColumns,
  partlyLocalised,
  sharedContentColumns,
  verifiedNumberColumn,
} from '../../../core/database/content-columns.ts';

export const questions = pgTable(
  'questions',
  {
    id: serial('id').primaryKey(),
    /** Null for a visitor's question. */
    key: text('key').unique(),
    category: text('category').notNull(),
    title: partlyLocalised('title'),
    text: partlyLocalised('text'),
    tractor: text('tractor'),
    name: text('name').notNull(),
    /** Used only by limits and moderators. Null for demonstration rows. */
    mobile: text('mobile'),
    asked_on: date('asked_on', { mode: 'string' }).notNull(),
    demo: boolean('demo').notNull().default(false),
    ...verifiedNumberColumn,
    ...moderationColumns,
    ...sharedContentColumns,
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
    text: partlyLocalised('text'),
    name: text('name').notNull(),
    mobile: text('mobile'),
    answered_on: date('answered_on', { mode: 'string' }).notNull(),
    accepted: boolean('accepted').notNull().default(false),
    demo: boolean('demo').notNull().default(false),
    ...verifiedNumberColumn,
    ...moderationColumns,
    ...sharedContentColumns,
  },
  (table) => [index('answers_question').on(table.question_id, table.status)],
);

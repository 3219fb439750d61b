import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns, verifiedNumberColumn } from '../../../core/database/content-columns.ts';

/** Refers to the slug of a post, because a content import may replace the row and its id. */
export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    post_slug: text('post_slug').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    mobile: text('mobile').notNull(),
    text: text('text').notNull(),
    ...verifiedNumberColumn,
    ...moderationColumns,
  },
  (table) => [
    index('comments_post').on(table.post_slug, table.status),
    index('comments_mobile').on(table.mobile, table.created_at),
  ],
);

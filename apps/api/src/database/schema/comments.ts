import { LANGUAGES } from '@tractor-haat/i18n';
import { index, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns, verifiedNumberColumn } from './moderation-states.ts';

/** Comments refer to the slug of a post instead of its id, so that a content import does not delete them. */
export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    post_slug: text('post_slug').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    name: text('name').notNull(),
    /** Only moderators see `email` and `mobile`. */
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

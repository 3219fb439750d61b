import { localizePath } from '@tractor-haat/i18n';
import { comments } from '../../../database/schema/comments.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';

export const moderatedComments = createModeratedKind('comment', comments, async (row) => ({
  by: row.name,
  about: row.post_slug,
  text: row.text,
  link: localizePath(row.language, `/tractor-industry-news-blogs/${row.post_slug}`),
}));

import { localizePath } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import { reviews } from '../../../database/schema/reviews.ts';
import { tractors } from '../../../database/schema/tractors.ts';
import { createModeratedKind } from '../moderation/moderated-kind.ts';

export const moderatedReviews = createModeratedKind('review', reviews, async (row, db) => {
  const [tractor] = await db
    .select({ slug: tractors.slug })
    .from(tractors)
    .where(eq(tractors.id, row.tractor_id));
  return {
    by: row.name,
    about: `${tractor?.slug}, ${row.rating} of 5`,
    text: row.text,
    link: localizePath(row.language, `/tractor/${tractor?.slug}/${row.tractor_id}`),
  };
});

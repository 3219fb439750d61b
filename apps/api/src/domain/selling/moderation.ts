import { photoAddress } from '@tractor-haat/api-client';
import { addressIn, isLanguage } from '@tractor-haat/i18n';
import { and, eq, inArray } from 'drizzle-orm';
import { usedTractors } from '../../database/schema/used-tractors.ts';
import type { ModeratedKind } from '../moderation/moderated-table.ts';
import { moderatedTable } from '../moderation/moderated-table.ts';
import { photosOf } from '../photos/photos-of.ts';

const listings = moderatedTable('used', usedTractors, async (row, db) => {
  const photos = await photosOf(db, row.id);
  const facts = [
    `Rs ${row.price_inr}`,
    ...(row.hours === null ? [] : [`${row.hours} hours`]),
    `${row.owners} owners`,
    ...(row.words === null ? [] : [row.words]),
    ...photos.map(({ photo }) => photoAddress(photo, 'large')),
  ];
  const language = isLanguage(row.language) ? row.language : 'en';
  return {
    by: row.seller_name ?? 'demonstration',
    about: `${row.slug}, ${row.district}, ${row.state}`,
    text: facts.join(' · '),
    link: addressIn(language, `/second-hand-tractor/${row.slug}/${row.id}`),
  };
});

/** Used tractors that visitors sell. What is sold, or of a number nobody proved, is not for a moderator. */
export const moderatedListings: ModeratedKind = {
  ...listings,
  async decide(db, id, status, now) {
    const [row] = await db
      .select({ id: usedTractors.id })
      .from(usedTractors)
      .where(
        and(
          eq(usedTractors.id, id),
          inArray(usedTractors.status, ['pending', 'approved', 'rejected']),
        ),
      );
    return row !== undefined && listings.decide(db, id, status, now);
  },
};

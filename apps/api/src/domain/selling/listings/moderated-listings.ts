import { photoPath } from '@tractor-haat/api-client';
import { isLanguage, localizePath } from '@tractor-haat/i18n';
import { usedTractors } from '../../../database/schema/used-tractors.ts';
import { listUsedPhotos } from '../../catalogue/used/list-used-photos.ts';
import {
  createModeratedKind,
  type ModeratedKind,
} from '../../community/moderation/moderated-kind.ts';
import { lockListing } from './find-listing.ts';

const usedKind = createModeratedKind('used', usedTractors, async (row, db) => {
  const photos = await listUsedPhotos(db, row.id);
  const facts = [
    `Rs ${row.price_inr}`,
    ...(row.hours === null ? [] : [`${row.hours} hours`]),
    `${row.owners} owners`,
    ...(row.words === null ? [] : [row.words]),
    ...photos.map(({ photo }) => photoPath(photo, 'large')),
  ];
  const language = isLanguage(row.language) ? row.language : 'en';
  return {
    by: row.seller_name ?? 'demonstration',
    about: `${row.slug}, ${row.district}, ${row.state}`,
    text: facts.join(' · '),
    link: localizePath(language, `/second-hand-tractor/${row.slug}/${row.id}`),
  };
});

const MODERATED_STATUSES: ReadonlySet<string> = new Set(['pending', 'approved', 'rejected']);

export const moderatedListings: ModeratedKind = {
  ...usedKind,
  decide(db, id, status, expectedStatus) {
    return db.transaction(async (tx) => {
      // The seller may mark the listing as sold at the same time.
      const listing = await lockListing(tx, id);
      const isModerated = listing !== undefined && MODERATED_STATUSES.has(listing.status);
      return isModerated && usedKind.decide(tx, id, status, expectedStatus);
    });
  },
};

import { photoPath } from '@tractor-haat/api-client';
import { isLanguage, localizePath } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import type { CodeService } from '../../../core/delivery/code-service.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { PlaceIndexCache } from '../../catalogue/places/place-index.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import { listUsedPhotos } from '../../catalogue/used/to-used-card.ts';
import {
  createModeratedKind,
  type ModeratedKind,
} from '../../community/moderation/moderated-kind.ts';

export type SellingDeps = {
  db: Database;
  codes: CodeService;
  clock: Clock;
  /** Secret that signed the keys in links until November 2026. */
  key: string;
  places: PlaceIndexCache;
};

export type Listing = typeof usedTractors.$inferSelect;

export async function findListing(db: Database, primary_id: string): Promise<Listing | undefined> {
  if (primary_id === '') return undefined;
  const [row] = await db.select().from(usedTractors).where(eq(usedTractors.primary_id, primary_id));
  return row;
}

export async function lockListing(tx: Database, id: number): Promise<Listing | undefined> {
  const [row] = await tx.select().from(usedTractors).where(eq(usedTractors.id, id)).for('update');
  return row;
}

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

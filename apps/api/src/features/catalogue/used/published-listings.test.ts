import { HP_BANDS, USED_PRICE_BANDS } from '@tractor-haat/api-client/contract';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { listRevisions } from '../../../core/database/tables.ts';
import { toBandSlugs } from '../../../core/lists/resolve-selection.ts';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { reviews } from '../../community/reviews/tables.ts';
import { tractorBrands, tractors } from '../products/tables.ts';
import { DIMENSION_BITS, NUMBERED_VALUES } from './count-table.ts';
import { publishedListings, usedTractors, usedValues } from './tables.ts';

const LISTING_VALUES = {
  slug: 'own-2018',
  year: 2018,
  owners: 1,
  rc: true,
  hypothecation: 'none' as const,
  condition: { engine: 'good', gearbox: 'good', hydraulics: 'good', body: 'good' } as const,
  price_inr: 300_000,
  negotiable: true,
  state: 'punjab',
  district: 'Moga',
  listed_on: '2026-11-20',
  demo: false,
};

/** The table stores the largest integer for unknown hours, so that they are sorted last. */
const UNKNOWN_HOURS = 2 ** 31 - 1;

const extractBits = (cell: number, { shift, mask }: { shift: number; mask: number }) =>
  (cell >>> shift) & mask;

describe.each(selectDatabases())('published listings on $name', (database) => {
  let api: TestApi;
  let db: Database;
  let tractor_id: number;
  beforeAll(async () => {
    api = await createTestApi(database, projectContent);
    db = api.connection.db;
    const [tractor] = await db.select().from(tractors).limit(1);
    tractor_id = tractor?.id ?? 0;
  });
  afterAll(() => api.close());

  const getRevision = async (name: string) =>
    (await db.select().from(listRevisions).where(eq(listRevisions.name, name)))[0]?.revision ?? 0;
  const insertListing = async (status: 'unverified' | 'approved', values = {}) => {
    const [row] = await db
      .insert(usedTractors)
      .values({ ...LISTING_VALUES, tractor_id, status, ...values })
      .returning();
    return row?.id ?? 0;
  };
  const findPublishedRow = async (id: number) =>
    (await db.select().from(publishedListings).where(eq(publishedListings.id, id)))[0];
  const updateListing = (id: number, values: Partial<typeof usedTractors.$inferInsert>) =>
    db.update(usedTractors).set(values).where(eq(usedTractors.id, id));

  test('publishes a listing from its approval to its sale and raises the revision at each visible change', async () => {
    const revision = await getRevision('used');
    const id = await insertListing('unverified');
    await updateListing(id, { price_inr: 310_000, status: 'pending' });
    await updateListing(id, { price_inr: 320_000 });
    expect(await getRevision('used')).toBe(revision);
    expect(await findPublishedRow(id)).toBeUndefined();
    await updateListing(id, { status: 'approved' });
    expect(await findPublishedRow(id)).toMatchObject({
      price_inr: 320_000,
      year: 2018,
      hours: UNKNOWN_HOURS,
    });
    expect(await getRevision('used')).toBe(revision + 1);
    await updateListing(id, { price_inr: 320_000 });
    expect(await getRevision('used')).toBe(revision + 1);
    await updateListing(id, { district: 'Ludhiana', hours: 1200 });
    expect(await findPublishedRow(id)).toMatchObject({ hours: 1200 });
    expect(await getRevision('used')).toBe(revision + 2);
    await updateListing(id, { status: 'sold' });
    expect(await findPublishedRow(id)).toBeUndefined();
    expect(await getRevision('used')).toBe(revision + 3);
    await db.delete(usedTractors).where(eq(usedTractors.id, id));
    expect(await getRevision('used')).toBe(revision + 3);
  });

  test('removes the published rows of deleted listings', async () => {
    const ids = [await insertListing('approved'), await insertListing('approved', { year: 2019 })];
    const revision = await getRevision('used');
    await db.delete(usedTractors).where(inArray(usedTractors.id, ids));
    expect(
      await db.select().from(publishedListings).where(inArray(publishedListings.id, ids)),
    ).toEqual([]);
    expect(await getRevision('used')).toBe(revision + 1);
  });

  test('updates a published listing if the power, drive or brand slug of its model changes', async () => {
    const id = await insertListing('approved');
    const [model] = await db.select().from(tractors).where(eq(tractors.id, tractor_id));
    await db.update(tractors).set({ hp: 24, drive: '4wd' }).where(eq(tractors.id, tractor_id));
    const { cell = 0, hp } = (await findPublishedRow(id)) ?? {};
    expect(hp).toBe(24);
    expect(NUMBERED_VALUES.hp[extractBits(cell, DIMENSION_BITS.hp)]).toBe('21-30');
    expect(NUMBERED_VALUES.drive[extractBits(cell, DIMENSION_BITS.drive)]).toBe('4wd');
    expect(NUMBERED_VALUES.feature[extractBits(cell, DIMENSION_BITS.feature)]).toBe('mini');
    const revision = await getRevision('used');
    await db
      .update(tractors)
      .set({ popularity: sql`popularity + 1` })
      .where(eq(tractors.id, tractor_id));
    expect(await getRevision('used')).toBe(revision);
    const isBrandOfModel = eq(tractorBrands.id, model?.brand_id ?? 0);
    const [brand] = await db.select().from(tractorBrands).where(isBrandOfModel);
    await db.update(tractorBrands).set({ slug: 'renamed-brand' }).where(isBrandOfModel);
    const [brandValue] = await db
      .select()
      .from(usedValues)
      .where(eq(usedValues.value, 'renamed-brand'));
    expect(extractBits((await findPublishedRow(id))?.cell ?? 0, DIMENSION_BITS.brand)).toBe(
      brandValue?.number,
    );
    await db.update(tractorBrands).set({ slug: brand?.slug }).where(isBrandOfModel);
    await db
      .update(tractors)
      .set({ hp: model?.hp, drive: model?.drive })
      .where(eq(tractors.id, tractor_id));
    await db.delete(usedTractors).where(eq(usedTractors.id, id));
  });

  test('the SQL functions assign the price and power bands of the API contract', async () => {
    const listBoundaryValues = (bands: readonly { above: number; upTo: number | null }[]) =>
      bands.flatMap(({ above, upTo }) => [above, above + 0.5, above + 1, upTo ?? above + 1000]);
    const [prices, powers] = [
      listBoundaryValues(USED_PRICE_BANDS).map(Math.floor),
      listBoundaryValues(HP_BANDS),
    ];
    const queryBand = async (call: SQL) => {
      const result = await db.execute(sql`select ${call} as band`);
      return (result as { rows: { band: number }[] }).rows[0]?.band ?? -1;
    };
    for (const price of prices) {
      const band = NUMBERED_VALUES.price[await queryBand(sql`used_price_band(${price}::integer)`)];
      expect([price, band ?? undefined]).toEqual([price, toBandSlugs(USED_PRICE_BANDS, price)[0]]);
    }
    for (const hp of powers) {
      const band = NUMBERED_VALUES.hp[await queryBand(sql`used_hp_band(${hp}::float8)`)];
      expect([hp, band ?? undefined]).toEqual([hp, toBandSlugs(HP_BANDS, hp)[0]]);
    }
  });

  test('raises the revision of the reviews when a review is approved and when it is deleted', async () => {
    const revision = await getRevision('reviews');
    const [row] = await db
      .insert(reviews)
      .values({
        tractor_id,
        rating: 5,
        text: 'अच्छा',
        language: 'hi',
        name: 'रामेश्वर',
        written_on: '2026-11-20',
        demo: false,
      })
      .returning();
    const isReview = eq(reviews.id, row?.id ?? 0);
    expect(await getRevision('reviews')).toBe(revision);
    await db.update(reviews).set({ status: 'approved' }).where(isReview);
    expect(await getRevision('reviews')).toBe(revision + 1);
    await db.delete(reviews).where(isReview);
    expect(await getRevision('reviews')).toBe(revision + 2);
  });
});

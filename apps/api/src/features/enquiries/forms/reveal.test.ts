import { eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../core/database/database.ts';
import { projectContent } from '../../../testing/catalogue-content.ts';
import { selectOneDatabase } from '../../../testing/databases.ts';
import { implementsTable } from '../../catalogue/products/tables.ts';
import { usedTractors } from '../../catalogue/used/tables.ts';
import type { Attempt } from './find-attempt.ts';
import { reveal } from './reveal.ts';

const SELLER_MOBILE = '9876500001';

const [database] = selectOneDatabase();
let connection: Connection;
let db: Database;
beforeAll(async () => {
  connection = await database.open(projectContent);
  db = connection.db;
});
afterAll(() => connection.close());

const createAttempt = (form: string, product_id: number | null): Attempt => ({
  primary_id: 'attempt',
  enquiry_id: 1,
  browser: 'browser',
  form,
  name: 'Asha',
  mobile: '9876543210',
  product_key: '',
  product_id,
  fields: {},
  page_source: '/',
  type_id: 1,
  language: 'en',
  created_at: new Date('2026-11-21T06:00:00Z'),
  outcome: null,
  finished_at: null,
});

/** A number can have one active listing per tractor and year. */
let year = 2000;

async function addListing(changes: Partial<typeof usedTractors.$inferInsert>): Promise<number> {
  const [listing] = await db.select().from(usedTractors).limit(1);
  if (listing === undefined) throw new Error('the content has no listing');
  const { id: _, ...row } = listing;
  year += 1;
  const [added] = await db
    .insert(usedTractors)
    .values({ ...row, key: null, year, demo: false, seller_mobile: SELLER_MOBILE, ...changes })
    .returning({ id: usedTractors.id });
  return added?.id ?? 0;
}

test.each(['implement-price', 'implement-on-road'])(
  'reveals the price of an implement for the form %s',
  async (form) => {
    const [machine] = await db
      .select()
      .from(implementsTable)
      .where(eq(implementsTable.show_price, true));
    if (machine === undefined) throw new Error('the content has no price');
    const { price_min_inr, price_max_inr } = machine;
    expect(await reveal(db, createAttempt(form, machine.id))).toEqual({
      price: { min_inr: price_min_inr, max_inr: price_max_inr ?? price_min_inr },
    });
  },
);

test('reveals the number of the seller of an approved listing', async () => {
  const id = await addListing({ primary_id: 'approved', status: 'approved' });
  expect(await reveal(db, createAttempt('used-contact', id))).toEqual({ contact: SELLER_MOBILE });
});

test('reveals a fictitious number for a demo listing', async () => {
  const id = await addListing({ primary_id: 'demo', status: 'approved', demo: true });
  const contact = `00000${String(id).padStart(5, '0')}`;
  expect(await reveal(db, createAttempt('used-contact', id))).toEqual({ contact });
  expect(contact).toHaveLength(10);
});

test.each(['pending', 'sold', 'unverified'] as const)(
  'reveals no number for a listing with the status %s',
  async (status) => {
    const id = await addListing({ primary_id: status, status });
    expect(await reveal(db, createAttempt('used-contact', id))).toEqual({});
  },
);

test('reveals no number for a listing without a number, an unknown listing or no listing', async () => {
  const id = await addListing({ primary_id: 'none', status: 'approved', seller_mobile: null });
  for (const listing of [id, 9_999_999, null])
    expect(await reveal(db, createAttempt('used-contact', listing))).toEqual({});
});

test('reveals nothing for other forms', async () => {
  const id = await addListing({ primary_id: 'other', status: 'approved' });
  expect(await reveal(db, createAttempt('tractor-price', id))).toEqual({});
});

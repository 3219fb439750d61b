import { suggestionsResponse } from '@tractor-haat/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { enquiries } from './tables.ts';
import { createEnquiryPeople } from './testing/create-enquiry-people.ts';

describe.each(selectAllDatabases())('suggested implements on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const { createPending, createVerified } = createEnquiryPeople(() => api, 9_160_000_000);
  const listLeads = (mobile: string) =>
    api.connection.db
      .select()
      .from(enquiries)
      .where(eq(enquiries.mobile, mobile))
      .orderBy(asc(enquiries.id));

  test('shows prices of suggestions only to a browser that entered a code in the last half hour', async () => {
    const { mobile, primary_id, jar, post, verify, readCode } = await createPending();
    const query = { product_id: 53, brand_name: 'fieldking', implement_type: 'plough' };
    const before = await post('/api/suggested_implement', query, { cookie: '' });
    expect(suggestionsResponse.parse(before.body).data.map(({ price }) => price)).toEqual([
      null,
      null,
    ]);
    await verify({ otp: await readCode(mobile), primary_id });
    const { cookie } = jar.headers();
    const rotavator = { product_id: 1, brand_name: 'fieldking' };
    const after = await post('/api/suggested_implement', rotavator);
    const { data } = suggestionsResponse.parse(after.body);
    expect(data).toHaveLength(3);
    expect(data.every(({ type_slug, price }) => type_slug === 'rotavator' && price)).toBe(true);
    const forged = await post('/api/suggested_implement', rotavator, {
      cookie: cookie?.replace(/prices=[^;]+/, '$&x') ?? '',
    });
    expect(suggestionsResponse.parse(forged.body).data.some(({ price }) => price)).toBe(false);
    clock.forward(1800);
    const afterExpiry = await post('/api/suggested_implement', rotavator);
    expect(suggestionsResponse.parse(afterExpiry.body).data.some(({ price }) => price)).toBe(false);
  });

  test('stores interest in a suggestion once per product, as a child of its enquiry', async () => {
    const { mobile, primary_id, submit } = await createVerified();
    const interest = { mobile, primary_id, model: 'Model 52', type_id: 99 };
    const first = await submit(interest);
    expect(first.body.data?.text).toBe('suggestion_saved');
    const [parent, child] = await listLeads(mobile);
    expect(child).toMatchObject({ parent_id: parent?.id, type_id: 99, status: 'verified' });
    const repeated = await submit(interest);
    expect(repeated.status).toBe(429);
    expect(repeated.body.message).toBe('You can only submit one enquiry within 24 hours.');
    expect(await listLeads(mobile)).toHaveLength(2);
  });

  test('rejects interest in an unknown product', async () => {
    const { mobile, primary_id, submit } = await createVerified();
    expect((await submit({ mobile, primary_id, model: 'Unknown' })).body.reason).toBe(
      'model_unknown',
    );
  });
});

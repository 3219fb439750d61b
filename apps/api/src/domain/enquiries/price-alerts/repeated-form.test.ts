import { eq } from 'drizzle-orm';
import { tractors } from '../../../database/schema/tractors.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';

const SLUG = 'mahindra-575-di';

describe.each(selectDatabases())('price alert form without JavaScript ($name)', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, createWholeContentFolder());
  });
  afterAll(() => api.close());

  test('sends one code if the form is submitted twice with the same idempotency key', async () => {
    const [tractor] = await api.connection.db
      .select()
      .from(tractors)
      .where(eq(tractors.slug, SLUG));
    const fields = {
      product: `/tractor/${SLUG}/${tractor?.id}`,
      mobile: '9800012345',
      terms: 'on',
      idempotency_key: 'idempotency-key-of-an-alert',
    };
    const send = (language: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/price_alert_save',
        payload: new URLSearchParams({ ...fields, language }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
        },
      });
    expect((await send('en')).statusCode).toBe(303);
    expect((await send('gu')).statusCode).toBe(303);
    expect((await api.app.inject('/api/dev/outbox')).json()).toHaveLength(1);
  });
});

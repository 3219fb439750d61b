import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createWholeContentFolder } from '../../../testing/whole-content.ts';
import { tractors } from '../../catalogue/products/tables.ts';

const SLUG = 'mahindra-575-di';
const TOKEN_PATTERN = /\/price-alert\/([\w-]{22,})$/;

type SentMessage = { mobile: string; link?: string; code?: string };

describe.each(selectDatabases())('price alert form without JavaScript ($name)', (database) => {
  let api: TestApi;
  let product: string;
  beforeAll(async () => {
    api = await createTestApi(database, createWholeContentFolder());
    const { db } = api.connection;
    const [tractor] = await db.select().from(tractors).where(eq(tractors.slug, SLUG));
    product = `/tractor/${SLUG}/${tractor?.id}`;
  });
  afterAll(() => api.close());

  const post = (path: string, fields: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
  const listMessages = async (mobile: string): Promise<SentMessage[]> =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((message: SentMessage) => message.mobile === mobile);

  async function sendForm(path: string, fields: Record<string, string>) {
    const response = await post(path, { language: 'gu', ...fields });
    expect(response.statusCode).toBe(303);
    const location = String(response.headers.location);
    expect(location).toMatch(/^\/gu\/price-alert\?draft=/);
    const id = location.split('=')[1];
    return (await api.app.inject(`/api/v1/form-drafts/${id}`)).json().data;
  }

  test('sends one code if the form is submitted twice with the same idempotency key', async () => {
    const mobile = '9800012345';
    const idempotency_key = 'idempotency-key-of-an-alert';
    const fields = { product, mobile, terms: 'on', idempotency_key };
    expect((await post('price_alert_save', { ...fields, language: 'en' })).statusCode).toBe(303);
    expect((await post('price_alert_save', { ...fields, language: 'gu' })).statusCode).toBe(303);
    expect((await api.app.inject('/api/dev/outbox')).json()).toHaveLength(1);
  });

  test('rejects a form whose terms are not accepted', async () => {
    const mobile = '9800012346';
    const withoutTerms = await sendForm('price_alert_save', { product, mobile });
    expect(withoutTerms).toMatchObject({
      faults: { terms: 'alert_terms' },
      values: { product, mobile },
    });
  });

  test('redirects from the form through the code to the end of the alert', async () => {
    const mobile = '9800012347';
    const code = await sendForm('price_alert_save', { product, mobile, terms: 'on' });
    expect(code).toMatchObject({ reason: 'alert_sent', primary_id: expect.any(String) });
    const [{ code: otp = '' } = {}] = await listMessages(mobile);
    const { primary_id } = code;
    expect(await sendForm('price_alert_verify', { primary_id, otp: '1' })).toMatchObject({
      reason: 'otp_incorrect',
      primary_id,
    });
    expect(await sendForm('price_alert_verify', { primary_id, otp })).toMatchObject({
      reason: 'alert_started',
    });
    const link = (await listMessages(mobile)).find((message) => message.link)?.link ?? '';
    const alert = TOKEN_PATTERN.exec(link)?.[1] ?? '';
    expect(await sendForm('price_alert_end', { alert })).toMatchObject({ reason: 'alert_ended' });
  });
});

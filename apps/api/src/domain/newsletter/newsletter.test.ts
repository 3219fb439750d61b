import { newsletter } from '../../database/schema/newsletter.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { bothDatabases } from '../../testing/databases.ts';

describe.each(bothDatabases())('newsletter on $name', (database) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database);
  });
  afterAll(() => api.close());

  const save = (payload: object | string, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: '/api/news_letter_save', payload, headers });
  const rows = () => api.connection.db.select().from(newsletter);

  test('keeps an address once, whatever its letters', async () => {
    const first = await save({ email: 'Ramesh@Example.in', language: 'hi' });
    expect(first.json()).toEqual({ success: true, message: 'Thank you for subscribing' });
    await save({ email: ' ramesh@example.in ' });
    const kept = (await rows()).filter(({ email }) => email === 'ramesh@example.in');
    expect(kept).toMatchObject([{ language: 'hi' }]);
  });

  test.each([
    '',
    'ramesh',
    'ramesh@',
    'a b@example.in',
    'ramesh@example',
    `${'x'.repeat(300)}@x.in`,
  ])('"%s" is no address', async (email) => {
    const answer = await save({ email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      success: false,
      message: 'Please enter a valid email address',
    });
  });

  test('a form without script goes back to a page that says what happened', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const fine = await save('email=sita%40example.in&language=hi', form);
    expect([fine.statusCode, fine.headers.location]).toEqual([
      303,
      '/hi?newsletter=saved#newsletter',
    ]);
    const wrong = await save('email=sita', form);
    expect(wrong.headers.location).toBe('/?newsletter=invalid#newsletter');
  });
});

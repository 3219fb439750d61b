import { formDrafts } from '../../database/schema/form-drafts.ts';
import { myDataVisits } from '../../database/schema/my-data-visits.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';

describe.each(oneDatabase())('drafts of rejected plain forms on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const stored = () => api.connection.db.$count(formDrafts);

  async function send(url: string, fields: Record<string, string>, remoteAddress: string) {
    const response = await api.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress,
    });
    expect(response.statusCode).toBe(303);
    return String(response.headers.location);
  }
  const wordIn = (location: string) =>
    new URL(location, 'http://site.test').searchParams.get('draft') ?? '';
  const draftAt = (location: string) =>
    api.app.inject(`/api/v1/form-drafts/${wordIn(location)}`).then((answer) => answer.json().data);

  test('stores 60 drafts per address in half an hour; the redirect URL contains further ones', async () => {
    const form = { mobile: '1', name: 'रामेश्वर पटेल', email: 'a@example.in', page: 'register' };
    for (let n = 0; n < 60; n += 1) await send('/api/get_user_otp', form, '203.0.113.1');
    expect(await stored()).toBe(60);
    const location = await send('/api/get_user_otp', form, '203.0.113.1');
    expect(await stored()).toBe(60);
    const { name, email } = form;
    const refused = { reason: 'mobile_registration', values: { name, email, mobile: '1' } };
    expect(await draftAt(location)).toMatchObject(refused);
    expect(location).not.toContain('example.in');
    const long = { ...form, name: 'x'.repeat(990), email: 'y'.repeat(990) };
    expect(await draftAt(await send('/api/get_user_otp', long, '203.0.113.1'))).toMatchObject({
      reason: 'mobile_registration',
      values: {},
    });
    expect(await stored()).toBe(60);
    expect(await draftAt(await send('/api/get_user_otp', form, '203.0.113.2'))).toMatchObject(
      refused,
    );
    expect(await stored()).toBe(61);
    clock.forward(30 * 60);
    const over = await api.app.inject(`/api/v1/form-drafts/${wordIn(location)}`);
    expect([over.statusCode, over.json().reason]).toEqual([404, 'page_old']);
    const other = await api.app.inject(`/api/v1/form-drafts/${'A'.repeat(300)}`);
    expect(other.statusCode).toBe(404);
  });

  test('stores no draft for a quota rejection or a form over 16 KB', async () => {
    const form = { mobile: '9812345999', name: 'Ram', email: 'ram@example.in', page: 'register' };
    for (let n = 0; n < 3; n += 1) await send('/api/get_user_otp', form, '203.0.113.3');
    const before = await stored();
    expect(await draftAt(await send('/api/get_user_otp', form, '203.0.113.3'))).toMatchObject({
      reason: 'otp_too_many_sends',
      wait_seconds: 600,
      values: { mobile: '9812345999', name: 'Ram' },
    });
    const fields = [
      'name',
      'company',
      'position',
      'message',
      'model',
      'amount',
      'year',
      'hours',
      'type',
    ];
    const large = Object.fromEntries(fields.map((field) => [field, 'x'.repeat(1990)]));
    const contact = { ...large, form: 'contact', page: '/enquiry/contact' };
    const refused = await send('/api/enquiry_save', contact, '203.0.113.4');
    expect((await draftAt(refused)).reason).toEqual(expect.any(String));
    expect(await stored()).toBe(before);
  });

  test('stores no draft for a rejected data request and still returns the reason', async () => {
    const locations = new Set<string>();
    for (let n = 0; n < 5; n += 1)
      locations.add(await send('/api/my_data_otp', { mobile: '1' }, '203.0.113.5'));
    expect(locations.size).toBe(1);
    expect(await api.connection.db.$count(myDataVisits)).toBe(0);
    const [location = ''] = locations;
    const page = await api.app.inject(`/api/v1/my-data/${wordIn(location)}`);
    expect(page.json().data).toEqual({
      step: 'number',
      reason: 'mobile_registration',
      fault: 'mobile',
    });
    const forged = await api.app.inject(`/api/v1/my-data/${wordIn(location).replace(/^./, 'X')}`);
    expect(forged.statusCode).toBe(404);
  });
});

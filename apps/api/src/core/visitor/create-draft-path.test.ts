import { myDataVisits } from '../../features/people/privacy/tables.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { formDrafts } from './tables.ts';

describe.each(selectOneDatabase())('drafts of rejected forms on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  const countStoredDrafts = () => api.connection.db.$count(formDrafts);

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
  const readDraftToken = (location: string) =>
    new URL(location, 'http://site.test').searchParams.get('draft') ?? '';
  const readDraft = (location: string) =>
    api.app
      .inject(`/api/v1/form-drafts/${readDraftToken(location)}`)
      .then((response) => response.json().data);

  describe('after 60 drafts of an address in half an hour', () => {
    const form = { mobile: '1', name: 'रामेश्वर पटेल', email: 'a@example.in', page: 'register' };
    const { name, email } = form;
    const expectedDraft = { reason: 'mobile_registration', values: { name, email, mobile: '1' } };
    const register = (fields: Record<string, string>, address = '203.0.113.1') =>
      send('/api/get_user_otp', fields, address);
    beforeAll(async () => {
      for (let draft = 0; draft < 60; draft += 1) await register(form);
    });

    test('the database contains each of them', async () => {
      expect(await countStoredDrafts()).toBe(60);
    });

    test('puts a further draft into the URL, encrypted', async () => {
      const location = await register(form);
      expect(await countStoredDrafts()).toBe(60);
      expect(await readDraft(location)).toMatchObject(expectedDraft);
      expect(location).not.toContain('example.in');
    });

    test('omits the values of a draft that is too long for the URL', async () => {
      const longForm = { ...form, name: 'x'.repeat(990), email: 'y'.repeat(990) };
      const draft = await readDraft(await register(longForm));
      expect(draft).toMatchObject({ reason: 'mobile_registration', values: {} });
      expect(await countStoredDrafts()).toBe(60);
    });

    test('stores a draft of another address', async () => {
      const location = await register(form, '203.0.113.2');
      expect(await readDraft(location)).toMatchObject(expectedDraft);
      expect(await countStoredDrafts()).toBe(61);
    });

    test('returns 404 for a draft in a URL after half an hour', async () => {
      const location = await register(form);
      clock.forward(30 * 60);
      const expired = await api.app.inject(`/api/v1/form-drafts/${readDraftToken(location)}`);
      expect([expired.statusCode, expired.json().reason]).toEqual([404, 'page_old']);
    });

    test('returns 404 for an unknown draft', async () => {
      const unknown = await api.app.inject(`/api/v1/form-drafts/${'A'.repeat(300)}`);
      expect(unknown.statusCode).toBe(404);
    });
  });

  test('stores no draft of a request that exceeds a quota', async () => {
    const form = { mobile: '9812345999', name: 'Ram', email: 'ram@example.in', page: 'register' };
    for (let request = 0; request < 3; request += 1)
      await send('/api/get_user_otp', form, '203.0.113.3');
    const before = await countStoredDrafts();
    expect(await readDraft(await send('/api/get_user_otp', form, '203.0.113.3'))).toMatchObject({
      reason: 'otp_too_many_sends',
      wait_seconds: 600,
      values: { mobile: '9812345999', name: 'Ram' },
    });
    expect(await countStoredDrafts()).toBe(before);
  });

  test('stores no draft of more than 16 KB', async () => {
    const before = await countStoredDrafts();
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
    const longFields = Object.fromEntries(fields.map((field) => [field, 'x'.repeat(1990)]));
    const contact = { ...longFields, form: 'contact', page: '/enquiry/contact' };
    const location = await send('/api/enquiry_save', contact, '203.0.113.4');
    expect((await readDraft(location)).reason).toEqual(expect.any(String));
    expect(await countStoredDrafts()).toBe(before);
  });

  test('returns the reason of a rejected data request but stores no draft', async () => {
    const locations = new Set<string>();
    for (let request = 0; request < 5; request += 1)
      locations.add(await send('/api/my_data_otp', { mobile: '1' }, '203.0.113.5'));
    expect(locations.size).toBe(1);
    expect(await api.connection.db.$count(myDataVisits)).toBe(0);
    const [location = ''] = locations;
    const page = await api.app.inject(`/api/v1/my-data/${readDraftToken(location)}`);
    expect(page.json().data).toEqual({
      step: 'number',
      reason: 'mobile_registration',
      fault: 'mobile',
    });
    const forged = await api.app.inject(
      `/api/v1/my-data/${readDraftToken(location).replace(/^./, 'X')}`,
    );
    expect(forged.statusCode).toBe(404);
  });
});

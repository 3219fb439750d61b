import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectDatabases } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createEnquiryCalls, readPrimaryId } from '../enquiries/forms/testing/enquiry-calls.ts';
import { createStaffFactory } from './testing/desk-calls.ts';

describe.each(selectDatabases())('desk statistics on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());

  test('counts leads, codes, calls, failed searches and failing pages without personal data', async () => {
    const sales = await createStaffFactory(() => api, clock)('sales');
    for (const mobile of ['9100000001', '9100000002']) {
      const { submit, verify, readCode } = createEnquiryCalls(() => api);
      const sent = await submit({ mobile });
      await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
    }
    await createEnquiryCalls(() => api).submit({ mobile: '9100000003' });
    const [lead] = (await sales.get('leads')).body.data;
    clock.forward(1800);
    await sales.patch(`leads/${lead.id}`, { status: 'called' });
    for (const q of ['Zzyzxqwq%20Vxwq', 'zzyzxqwq%20VXWQ', '9876543210', 'rotavator'])
      await api.app.inject(`/api/v1/search?q=${q}`);
    const failure = {
      remote: 'media',
      version: '1.0.0-0123456789ab',
      phase: 'load',
      code: 'TH-201',
    };
    const reportFailure = (referer: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/client_events',
        headers: { referer, host: 'example.in' },
        payload: failure,
      });
    await reportFailure('https://example.in/hi/videos?page=2');
    await reportFailure('https://example.in/videos');
    await reportFailure('https://evil.example/x');
    const { status, body, text } = await sales.get('figures?days=7');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      leads: {
        day: [{ name: '2026-11-21', count: 2 }],
        form: [{ name: 'implement-price', count: 2 }],
        brand: [{ name: 'fieldking', count: 2 }],
        model: [{ name: 'Model 53', count: 2 }],
        district: [{ name: 'anand', count: 2 }],
        language: [{ count: 2 }],
      },
      forms: { sent: 3, verified: 2 },
      codes: { made: 3, sent: 3, used: 2 },
      first_call_minutes: 30,
      misses: [{ name: 'zzyzxqwq vxwq', count: 2 }],
      pages: [{ name: '/videos', count: 2 }],
      failures: [{ name: 'media', count: 3 }],
    });
    const callDelays = Object.fromEntries(
      body.data.first_call.map(({ name, count }: { name: string; count: number }) => [name, count]),
    );
    expect(callDelays).toEqual({
      '15_minutes': 0,
      '1_hour': 1,
      '4_hours': 0,
      '1_day': 0,
      longer: 0,
      none: 1,
    });
    expect(text).not.toMatch(/91000000|9876543210|रामेश्वर/);
  });
});

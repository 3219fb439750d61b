import { leadDigests } from '../../../database/schema/lead-digests.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { startJobQueue } from '../../../shared/jobs/job-queue.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { until } from '../../../testing/until.ts';
import { enquiryCalls, idOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { withdraw } from '../../people/privacy/withdraw.ts';
import { deskStaff } from '../testing/desk-calls.ts';
import { queueDigests } from './queue-digests.ts';

const DAY = 24 * 3600;

describe.each(bothDatabases())('daily digest mails on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let queue: Awaited<ReturnType<typeof startJobQueue>>;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    queue = await startJobQueue(api.connection.jobs, createLogger('silent'));
  });
  afterAll(async () => {
    await queue.stop();
    await api.close();
  });
  const staffed = deskStaff(() => api, clock);
  const file = () => queueDigests({ db: api.connection.db, clock: clock.now, queue });
  const mails = async (to: string) =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((one: { to?: string }) => one.to === to);
  let numbers = 9_200_000_000;
  async function lead(changes: object = {}) {
    numbers += 1;
    const mobile = String(numbers);
    const { submit, verify, code } = enquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    await verify({ otp: await code(mobile), primary_id: idOf(sent) });
    return mobile;
  }
  /** To eight in the morning of the next day in India. */
  const nextMorning = () => {
    const now = clock.now().getTime() / 1000 + 5.5 * 3600;
    clock.forward(DAY - (now % DAY) + 8 * 3600);
  };

  test('sends a dealer new leads once a day, without a name or number', async () => {
    const dealer = await staffed('dealer', { brands: ['fieldking'], districts: ['anand'] });
    const rival = await staffed('dealer', { brands: ['khedut'], districts: ['anand'] });
    const quiet = await staffed('dealer', { brands: ['fieldking'], districts: ['anand'] });
    await dealer.patch('digest', { on: true, language: 'hi' });
    expect((await dealer.get('digest')).body.data).toEqual({ on: true, language: 'hi' });
    await quiet.patch('digest', { on: false, language: 'en' });
    const mobile = await lead();
    const regretful = await lead();
    await withdraw(api.connection.db, regretful, 'enquiry', clock.now());
    nextMorning();
    // From any process and any number of times.
    expect((await Promise.all([file(), file(), file()])).sort()).toEqual([0, 0, 1]);
    await until(async () => (await mails(dealer.email)).length === 1);
    const [{ subject, text }] = await mails(dealer.email);
    expect(subject).toBe('ट्रैक्टर हाट: 1 नए खरीदार');
    expect(text).toContain('- fieldking, Model 53, borsad, anand');
    expect(text).toMatch(/https:\/\/example\.in\/hi\/desk\/leads\/\d+/);
    expect(text).not.toMatch(new RegExp(`${mobile}|${mobile.slice(-4)}|रामेश्वर पटेल`));
    await lead();
    expect(await file()).toBe(0);
    nextMorning();
    expect(await file()).toBe(1);
    await until(async () => (await mails(dealer.email)).length === 2);
    expect((await mails(dealer.email))[0].text.match(/\/desk\/leads\/\d+/g)).toHaveLength(1);
    nextMorning();
    expect(await file()).toBe(0);
    expect([await mails(rival.email), await mails(quiet.email)]).toEqual([[], []]);
    const rows = await api.connection.db.select().from(leadDigests);
    expect(rows.map(({ sent_at }) => sent_at !== null)).toEqual([true, true]);
  });

  test('sends no mail before morning', async () => {
    await lead();
    nextMorning();
    clock.forward(DAY - 3 * 3600);
    expect(await file()).toBe(0);
    clock.forward(3 * 3600);
    expect(await file()).toBe(1);
  });
});

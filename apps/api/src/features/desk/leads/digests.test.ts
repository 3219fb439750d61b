import { createLogger } from '../../../core/create-logger.ts';
import { startJobQueue } from '../../../core/jobs/job-queue.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { createEnquiryCalls, readPrimaryId } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { withdraw } from '../../people/privacy/erase-person.ts';
import { createStaffFactory } from '../testing/desk-calls.ts';
import { queueDigests } from './queue-digests.ts';
import { leadDigests } from './tables.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const INDIA_OFFSET_SECONDS = 5.5 * HOUR_SECONDS;

describe.each(selectDatabases())('daily digest mails on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let queue: Awaited<ReturnType<typeof startJobQueue>>;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    queue = await startJobQueue(api.connection.jobs, createLogger('silent'));
  });
  afterAll(async () => {
    await queue.stop();
    await api.close();
  });
  const createStaff = createStaffFactory(() => api, clock);
  const queueAllDigests = () => queueDigests({ db: api.connection.db, clock: clock.now, queue });
  const listMails = async (to: string) =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((mail: { to?: string }) => mail.to === to);
  let lastNumber = 9_200_000_000;
  async function createLead(changes: object = {}) {
    lastNumber += 1;
    const mobile = String(lastNumber);
    const { submit, verify, readCode } = createEnquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
    return mobile;
  }
  const forwardToEightInIndia = () => {
    const indiaSeconds = clock.now().getTime() / 1000 + INDIA_OFFSET_SECONDS;
    clock.forward(DAY_SECONDS - (indiaSeconds % DAY_SECONDS) + 8 * HOUR_SECONDS);
  };

  test('mails new leads to a dealer once a day without names or numbers of buyers', async () => {
    const dealer = await createStaff('dealer', { brands: ['fieldking'], districts: ['anand'] });
    const otherBrandDealer = await createStaff('dealer', {
      brands: ['khedut'],
      districts: ['anand'],
    });
    const unsubscribed = await createStaff('dealer', {
      brands: ['fieldking'],
      districts: ['anand'],
    });
    await dealer.patch('digest', { on: true, language: 'hi' });
    expect((await dealer.get('digest')).body.data).toEqual({ on: true, language: 'hi' });
    await unsubscribed.patch('digest', { on: false, language: 'en' });
    const mobile = await createLead();
    const withdrawnMobile = await createLead();
    await withdraw(api.connection.db, withdrawnMobile, 'enquiry', clock.now());
    forwardToEightInIndia();
    // Several processes may queue digests at the same time, but each dealer gets only one.
    expect(
      (await Promise.all([queueAllDigests(), queueAllDigests(), queueAllDigests()])).sort(),
    ).toEqual([0, 0, 1]);
    await waitUntil(async () => (await listMails(dealer.email)).length === 1);
    const [{ subject, text }] = await listMails(dealer.email);
    expect(subject).toBe('ट्रैक्टर हाट: 1 नए खरीदार');
    expect(text).toContain('- fieldking, Model 53, borsad, anand');
    expect(text).toMatch(/https:\/\/example\.in\/hi\/desk\/leads\/\d+/);
    expect(text).not.toMatch(new RegExp(`${mobile}|${mobile.slice(-4)}|रामेश्वर पटेल`));
    await createLead();
    expect(await queueAllDigests()).toBe(0);
    forwardToEightInIndia();
    expect(await queueAllDigests()).toBe(1);
    await waitUntil(async () => (await listMails(dealer.email)).length === 2);
    expect((await listMails(dealer.email))[0].text.match(/\/desk\/leads\/\d+/g)).toHaveLength(1);
    forwardToEightInIndia();
    expect(await queueAllDigests()).toBe(0);
    expect([await listMails(otherBrandDealer.email), await listMails(unsubscribed.email)]).toEqual([
      [],
      [],
    ]);
    const rows = await api.connection.db.select().from(leadDigests);
    expect(rows.map(({ sent_at }) => sent_at !== null)).toEqual([true, true]);
  });

  test('queues no mail before 7:00 in India', async () => {
    await createLead();
    forwardToEightInIndia();
    clock.forward(DAY_SECONDS - 3 * HOUR_SECONDS);
    expect(await queueAllDigests()).toBe(0);
    clock.forward(3 * HOUR_SECONDS);
    expect(await queueAllDigests()).toBe(1);
  });
});

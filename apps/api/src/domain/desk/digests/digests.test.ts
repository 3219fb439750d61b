import { leadDigests } from '../../../database/schema/lead-digests.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { startJobQueue } from '../../../shared/jobs/job-queue.ts';
import { createTestApi, type TestApi } from '../../../testing/api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { enquiryCalls, idOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { withdraw } from '../../people/privacy/withdraw.ts';
import { deskStaff } from '../testing/desk-calls.ts';
import { queueDigests } from './queue-digests.ts';

const DAY_SECONDS = 24 * 3600;

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
  const createStaff = deskStaff(() => api, clock);
  const queueAll = () => queueDigests({ db: api.connection.db, clock: clock.now, queue });
  const listMails = async (to: string) =>
    (await api.app.inject('/api/dev/outbox'))
      .json()
      .filter((mail: { to?: string }) => mail.to === to);
  let lastNumber = 9_200_000_000;
  async function createLead(changes: object = {}) {
    lastNumber += 1;
    const mobile = String(lastNumber);
    const { submit, verify, code } = enquiryCalls(() => api);
    const sent = await submit({ mobile, ...changes });
    await verify({ otp: await code(mobile), primary_id: idOf(sent) });
    return mobile;
  }
  const forwardToEightInIndia = () => {
    const now = clock.now().getTime() / 1000 + 5.5 * 3600;
    clock.forward(DAY_SECONDS - (now % DAY_SECONDS) + 8 * 3600);
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
    // Several processes may queue the digests at the same time, but only one of them may succeed.
    expect((await Promise.all([queueAll(), queueAll(), queueAll()])).sort()).toEqual([0, 0, 1]);
    await waitUntil(async () => (await listMails(dealer.email)).length === 1);
    const [{ subject, text }] = await listMails(dealer.email);
    expect(subject).toBe('ट्रैक्टर हाट: 1 नए खरीदार');
    expect(text).toContain('- fieldking, Model 53, borsad, anand');
    expect(text).toMatch(/https:\/\/example\.in\/hi\/desk\/leads\/\d+/);
    expect(text).not.toMatch(new RegExp(`${mobile}|${mobile.slice(-4)}|रामेश्वर पटेल`));
    await createLead();
    expect(await queueAll()).toBe(0);
    forwardToEightInIndia();
    expect(await queueAll()).toBe(1);
    await waitUntil(async () => (await listMails(dealer.email)).length === 2);
    expect((await listMails(dealer.email))[0].text.match(/\/desk\/leads\/\d+/g)).toHaveLength(1);
    forwardToEightInIndia();
    expect(await queueAll()).toBe(0);
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
    clock.forward(DAY_SECONDS - 3 * 3600);
    expect(await queueAll()).toBe(0);
    clock.forward(3 * 3600);
    expect(await queueAll()).toBe(1);
  });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookDeliveries } from '../../../database/schema/webhooks.ts';
import { createLogger } from '../../../shared/create-logger.ts';
import { TEST_KEY, type TestApi, testApi } from '../../../testing/api.ts';
import { bothDatabases, oneDatabase } from '../../../testing/databases.ts';
import { type MovingClock, movingClock } from '../../../testing/moving-clock.ts';
import { until } from '../../../testing/until.ts';
import { enquiryCalls, idOf } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { deskStaff } from '../testing/desk-calls.ts';
import { createPostMessage } from './post-message.ts';
import { sendDeliveries } from './send-deliveries.ts';

type Mood = 'up' | 'down' | 'forgets to answer';

/** A receiver that accepts each id once, as the docs require. */
async function startReceiver() {
  let mood: Mood = 'up';
  const taken = new Map<string, { at: number; times: number; mobile: string }>();
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    if (mood === 'down') return response.destroy();
    const { id, data } = JSON.parse(body);
    const before = taken.get(id);
    taken.set(id, { at: Date.now(), times: (before?.times ?? 0) + 1, mobile: data.mobile });
    if (mood === 'forgets to answer') return response.destroy();
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    is: (next: Mood) => {
      mood = next;
    },
    close: () => server.close(),
  };
}

async function lead(api: TestApi, mobile: string) {
  const { submit, verify, code } = enquiryCalls(() => api);
  const sent = await submit({ mobile });
  await verify({ otp: await code(mobile), primary_id: idOf(sent) });
}

const ANAND = { brands: ['fieldking'], districts: ['anand'] };
const OUTAGE_SECONDS = 600;
const STEP_SECONDS = 5;

describe.each(bothDatabases())('a receiver outage on $name', (database) => {
  test('delivers each lead exactly once by id after a ten-minute outage', async () => {
    const clock = movingClock();
    const api = await testApi(database, undefined, clock.now);
    const receiver = await startReceiver();
    const dealer = await deskStaff(() => api, clock)('dealer', ANAND);
    await dealer.post('webhooks', { url: receiver.url });
    const mobiles = Array.from({ length: 12 }, (_, number) => String(9_600_000_000 + number));
    const { db } = api.connection;
    const post = createPostMessage({ allowPrivate: true });
    const deps = { db, clock: clock.now, key: TEST_KEY, post, logger: createLogger('silent') };
    receiver.is('down');
    for (let second = 0; second < OUTAGE_SECONDS; second += STEP_SECONDS) {
      const mobile = mobiles[second / 50];
      if (mobile !== undefined) await lead(api, mobile);
      // The worst moment: it accepted the lead, and its response was lost.
      receiver.is(second === 300 ? 'forgets to answer' : 'down');
      clock.forward(STEP_SECONDS);
      while ((await sendDeliveries(deps)) > 0);
    }
    receiver.is('up');
    await until(async () => {
      clock.forward(60);
      await sendDeliveries(deps);
      const rows = await db.select().from(webhookDeliveries);
      return rows.every(({ state }) => state === 'delivered');
    });
    const deliveries = [...receiver.taken.values()];
    expect(deliveries.map(({ mobile }) => mobile).sort()).toEqual(mobiles);
    // Repeated deliveries have the same id.
    expect(receiver.taken.size).toBe(mobiles.length);
    await api.close();
    receiver.close();
  });
});

/** The machine's clock plus an offset. */
function runningClock(): MovingClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    forward(seconds) {
      aheadMs += seconds * 1000;
    },
  };
}

const LEADS = 40;
const LIMIT_MS = 5000;

test('delivers 95 of 100 leads within five seconds of their code', async () => {
  const [database] = oneDatabase();
  const clock = runningClock();
  const api = await testApi(database, undefined, clock.now);
  const receiver = await startReceiver();
  const dealer = await deskStaff(() => api, clock)('dealer', ANAND);
  await dealer.post('webhooks', { url: receiver.url });
  const proven = new Map<string, number>();
  for (let number = 0; number < LEADS; number += 1) {
    const mobile = String(9_610_000_000 + number);
    await lead(api, mobile);
    proven.set(mobile, Date.now());
  }
  await until(() => receiver.taken.size === LEADS);
  const waits = [...receiver.taken.values()]
    .map(({ mobile, at }) => at - (proven.get(mobile) ?? 0))
    .sort((one, other) => one - other);
  expect(waits[Math.ceil(LEADS * 0.95) - 1]).toBeLessThan(LIMIT_MS);
  await api.close();
  receiver.close();
});

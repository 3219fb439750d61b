import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../../../core/create-logger.ts';
import { createTestApi, TEST_KEY, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases, selectOneDatabase } from '../../../testing/databases.ts';
import { createMovingClock, type MovingClock } from '../../../testing/moving-clock.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { createEnquiryCalls, readPrimaryId } from '../../enquiries/forms/testing/enquiry-calls.ts';
import { createStaffFactory } from '../testing/desk-calls.ts';
import { createPostMessage } from './post-message.ts';
import { sendDeliveries } from './send-deliveries.ts';
import { webhookDeliveries } from './tables.ts';

type ReceiverState = 'up' | 'down' | 'loses responses';

/** Starts a receiver that stores each message once by its id, as the docs require. */
async function startReceiver() {
  let state: ReceiverState = 'up';
  const received = new Map<string, { at: number; mobile: string }>();
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (state === 'down') return response.destroy();
    const { id, data } = JSON.parse(body);
    received.set(id, { at: Date.now(), mobile: data.mobile });
    if (state === 'loses responses') return response.destroy();
    return response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    setState: (newState: ReceiverState) => {
      state = newState;
    },
    close: () => server.close(),
  };
}

async function createLead(api: TestApi, mobile: string) {
  const { submit, verify, readCode } = createEnquiryCalls(() => api);
  const sent = await submit({ mobile });
  await verify({ otp: await readCode(mobile), primary_id: readPrimaryId(sent) });
}

const DEALER_SCOPE = { brands: ['fieldking'], districts: ['anand'] };
const OUTAGE_SECONDS = 600;
const STEP_SECONDS = 5;
const LEAD_INTERVAL_SECONDS = 50;
const LOSS_SECOND = 300;

describe.each(selectDatabases())('webhook outage on $name', (database) => {
  test('delivers each lead once after a receiver was down for ten minutes', async () => {
    const clock = createMovingClock();
    const api = await createTestApi(database, undefined, clock.now);
    const receiver = await startReceiver();
    const dealer = await createStaffFactory(() => api, clock)('dealer', DEALER_SCOPE);
    await dealer.post('webhooks', { url: receiver.url });
    const mobiles = Array.from({ length: OUTAGE_SECONDS / LEAD_INTERVAL_SECONDS }, (_, number) =>
      String(9_600_000_000 + number),
    );
    const { db } = api.connection;
    const post = createPostMessage({ allowPrivate: true });
    const deps = { db, clock: clock.now, key: TEST_KEY, post, logger: createLogger('silent') };
    receiver.setState('down');
    for (let second = 0; second < OUTAGE_SECONDS; second += STEP_SECONDS) {
      const mobile = mobiles[second / LEAD_INTERVAL_SECONDS];
      if (mobile !== undefined) await createLead(api, mobile);
      // During one delivery the receiver stores the lead but its response is lost, so the API sends the lead again.
      receiver.setState(second === LOSS_SECOND ? 'loses responses' : 'down');
      clock.forward(STEP_SECONDS);
      while ((await sendDeliveries(deps)) > 0);
    }
    receiver.setState('up');
    await waitUntil(async () => {
      clock.forward(60);
      await sendDeliveries(deps);
      const rows = await db.select().from(webhookDeliveries);
      return rows.every(({ state }) => state === 'delivered');
    });
    const deliveries = [...receiver.received.values()];
    expect(deliveries.map(({ mobile }) => mobile).sort()).toEqual(mobiles);
    expect(receiver.received.size).toBe(mobiles.length);
    await api.close();
    receiver.close();
  });
});

/** Unlike `createMovingClock`, this clock runs, because a test below measures delays in real time. */
function createRunningClock(): MovingClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    forward(seconds) {
      offsetMs += seconds * 1000;
    },
  };
}

const LEAD_COUNT = 40;
const MAX_DELAY_MS = 5000;

test('delivers 95 % of leads within five seconds of their verification', async () => {
  const [database] = selectOneDatabase();
  const clock = createRunningClock();
  const api = await createTestApi(database, undefined, clock.now);
  const receiver = await startReceiver();
  const dealer = await createStaffFactory(() => api, clock)('dealer', DEALER_SCOPE);
  await dealer.post('webhooks', { url: receiver.url });
  const verifiedAt = new Map<string, number>();
  for (let number = 0; number < LEAD_COUNT; number += 1) {
    const mobile = String(9_610_000_000 + number);
    await createLead(api, mobile);
    verifiedAt.set(mobile, Date.now());
  }
  await waitUntil(() => receiver.received.size === LEAD_COUNT);
  const delays = [...receiver.received.values()]
    .map(({ mobile, at }) => at - (verifiedAt.get(mobile) ?? 0))
    .sort((a, b) => a - b);
  expect(delays[Math.ceil(LEAD_COUNT * 0.95) - 1]).toBeLessThan(MAX_DELAY_MS);
  await api.close();
  receiver.close();
});

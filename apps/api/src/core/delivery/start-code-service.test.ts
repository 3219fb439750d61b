import { readConfig } from '../../config.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createLogger } from '../create-logger.ts';
import type { Connection } from '../database/database.ts';
import { addSeconds } from '../jobs/clock.ts';
import { type JobQueue, startJobQueue } from '../jobs/job-queue.ts';
import type { CodeIssueRequest } from './code-service.ts';
import type { DeliveryConfig } from './delivery-settings.ts';
import { templatesSchema } from './provider.ts';
import { startCodeService } from './start-code-service.ts';
import { gatewayStates } from './tables.ts';

const OUTBOX_DELIVERY = readConfig({ OTP_PROVIDER: 'outbox' }).delivery;

const CODE_TEXT = { en: { template_id: '1', text: 'Your code is {code}' } };
const GATEWAY_DELIVERY: DeliveryConfig = {
  ...OUTBOX_DELIVERY,
  providers: ['msg91'],
  templates: templatesSchema.parse({
    entity_id: 'entity',
    sender: 'TRHAAT',
    enquiry: CODE_TEXT,
    registration: CODE_TEXT,
    login: CODE_TEXT,
    password: CODE_TEXT,
  }),
};

const REQUEST: CodeIssueRequest = {
  purpose: 'enquiry',
  mobile: '9500000001',
  request: 'request',
  address: 'address',
  language: 'en',
};

const [database] = selectOneDatabase();
const clock = createMovingClock();
let connection: Connection;
let queue: JobQueue;

beforeEach(async () => {
  connection = await database.open();
  queue = await startJobQueue(connection.jobs, createLogger('silent'));
});
afterEach(async () => {
  await queue.stop();
  await connection.close();
});

const start = (delivery: DeliveryConfig) =>
  startCodeService({
    db: connection.db,
    queue,
    logger: createLogger('silent'),
    config: { delivery },
    key: 'key',
    clock: clock.now,
  });

test('puts a valid code into the outbox before the call returns', async () => {
  const { codes, outbox } = await start(OUTBOX_DELIVERY);
  expect(await codes.issue(REQUEST)).toMatchObject({ outcome: 'sent' });
  const { mobile, purpose, request, address } = REQUEST;
  const [message] = outbox?.messages() ?? [];
  expect(message).toMatchObject({ mobile, purpose, code: expect.stringMatching(/^\d{6}$/) });
  const code = message !== undefined && 'code' in message ? message.code : '';
  const verified = await codes.verify({ mobile, purpose, request, address, code });
  expect(verified.outcome).toBe('right');
});

test('issues no code while all gateways are paused', async () => {
  const paused_until = addSeconds(clock.now(), 45);
  await connection.db.insert(gatewayStates).values({ name: 'outbox', failures: 5, paused_until });
  const { codes, outbox } = await start(OUTBOX_DELIVERY);
  const wait = { outcome: 'wait', scope: 'gateway', waitSeconds: 45 };
  expect(await codes.issue(REQUEST)).toEqual(wait);
  expect(outbox?.messages()).toEqual([]);
});

test('waits for the outbox but not for remote gateways', async () => {
  const { outbox, messages } = await start(GATEWAY_DELIVERY);
  expect(outbox).toBeUndefined();
  expect(messages.waitMs).toBe(0);
  const { messages: outboxMessages } = await start(OUTBOX_DELIVERY);
  expect(outboxMessages.waitMs).toBe(5000);
});

test('sends alerts and decisions through the gateway after codes have used up the budget', async () => {
  const budget = { perMinute: 1, perDay: 1, perPrefix: 100 };
  const { codes, outbox, messages } = await start({ ...OUTBOX_DELIVERY, budget });
  await codes.issue(REQUEST);
  const wait = { outcome: 'wait', scope: 'budget' };
  expect(await codes.issue(REQUEST)).toMatchObject(wait);
  expect(await messages.budget.consume(connection.db, '9600000001')).toMatchObject({ ok: false });
  const { mobile } = REQUEST;
  const language = 'en';
  const alert = { mobile, kind: 'price', link: 'https://example.in/alert', language } as const;
  expect(await messages.send(alert)).toBe(true);
  const decision = {
    mobile,
    decision: 'approved',
    reason: '',
    link: alert.link,
    language,
  } as const;
  expect(await messages.sendDecision(decision)).toBe(true);
  expect(outbox?.messages().slice(0, 2)).toMatchObject([
    { mobile, why: 'approved' },
    { mobile, why: 'price' },
  ]);
});

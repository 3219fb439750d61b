import type { ServerResponse } from 'node:http';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createLogger } from '../create-logger.ts';
import { createCodeSender } from './create-code-sender.ts';
import { createGupshupProvider, createMsg91Provider } from './create-providers.ts';
import { createOutbox } from './outbox.ts';
import { templatesSchema } from './provider.ts';
import { startFakeGateway } from './testing/start-fake-gateway.ts';

const createTemplate = (name: string) => ({ template_id: `${name}-id`, text: `${name}: {code}` });
const templates = templatesSchema.parse({
  entity_id: '1101',
  sender: 'TRHAAT',
  enquiry: {
    en: createTemplate('enquiry'),
    hi: { template_id: 'hi-id', text: 'आपका कोड {code} है' },
  },
  registration: { en: createTemplate('registration') },
  login: { en: createTemplate('login') },
  password: { en: createTemplate('password') },
});
const message = {
  mobile: '9876543210',
  purpose: 'enquiry' as const,
  code: '482913',
  language: 'en' as const,
};
const neverPaused = {
  canTry: async () => true,
  recordSuccess: async () => undefined,
  recordFailure: async () => undefined,
};
const signal = new AbortController().signal;

const closeFunctions: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closeFunctions.splice(0)) await close();
});

async function startGateway(reply: string | ((response: ServerResponse) => void)) {
  const gateway = await startFakeGateway((response) =>
    typeof reply === 'string' ? response.end(reply) : reply(response),
  );
  closeFunctions.push(gateway.close);
  return gateway;
}

test('sends a request in the format that MSG91 documents', async () => {
  const { base, received } = await startGateway('{"type":"success","message":"3763"}');
  await createMsg91Provider({ authKey: 'the key', base, templates }).send(message, signal);
  expect(received).toMatchObject([
    { method: 'POST', path: '/api/v5/flow/', headers: { authkey: 'the key' } },
  ]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    flow_id: 'enquiry-id',
    sender: 'TRHAAT',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', code: '482913' }],
  });
});

test('sends a request in the format that Gupshup documents and marks Unicode texts', async () => {
  const { base, received } = await startGateway('success | 919876543210 | 3986532');
  const provider = createGupshupProvider({ userId: 'u', password: 'p', base, templates });
  await provider.send(message, signal);
  await provider.send({ ...message, language: 'hi' }, signal);
  const fields = received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(received[0]?.path).toBe('/GatewayAPI/rest');
  expect(fields[0]).toMatchObject({
    method: 'SendMessage',
    userid: 'u',
    password: 'p',
    send_to: '919876543210',
    msg: 'enquiry: 482913',
    msg_type: 'TEXT',
    dltTemplateId: 'enquiry-id',
    v: '1.1',
  });
  expect(fields[1]).toMatchObject({ msg: 'आपका कोड 482913 है', msg_type: 'Unicode_text' });
});

test.each(['{"type":"error","message":"invalid 482913"}', 'not json', '{}'])(
  'treats %s from MSG91 as a failure',
  async (reply) => {
    const { base } = await startGateway(reply);
    const sending = createMsg91Provider({ authKey: 'k', base, templates }).send(message, signal);
    await expect(sending).rejects.toThrow(/^answered 200/);
  },
);

test('treats an error response from Gupshup as a failure', async () => {
  const { base } = await startGateway('error | 175 | The "userid" field is invalid: 482913');
  const sending = createGupshupProvider({ userId: 'u', password: 'p', base, templates }).send(
    message,
    signal,
  );
  await expect(sending).rejects.toThrow(/^answered 200 175$/);
});

test('tries the next gateway after a rejection, timeout or connection error', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const rejectingGateway = await startGateway((response) =>
    response.writeHead(500).end('482913 to 9876543210'),
  );
  const hangingGateway = await startGateway(() => undefined);
  const outbox = createOutbox(createMovingClock().now);
  const settings = { authKey: 'k', templates };
  const providers = [
    createMsg91Provider({ ...settings, base: rejectingGateway.base }),
    createMsg91Provider({ ...settings, base: hangingGateway.base }),
    createMsg91Provider({ ...settings, base: 'http://127.0.0.1:1' }),
    outbox,
  ];
  const send = createCodeSender({ providers, breaker: neverPaused, logger, timeoutMs: 200 });
  expect(await send(message)).toBe(true);
  expect(outbox.messages()).toMatchObject([{ mobile: '9876543210', code: '482913' }]);
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toMatch(/482913|9876543210/);
});

test('returns false when all gateways fail', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const { base } = await startGateway('{"type":"error"}');
  const providers = [createMsg91Provider({ authKey: 'k', base, templates })];
  const send = createCodeSender({ providers, breaker: neverPaused, logger });
  expect(await send(message)).toBe(false);
  expect(lines.join()).not.toMatch(/482913|9876543210/);
});

test('rejects a template without the placeholder for the code', () => {
  expect(
    templatesSchema.safeParse({
      ...templates,
      login: { en: { ...createTemplate('x'), text: 'hi' } },
    }).success,
  ).toBe(false);
});

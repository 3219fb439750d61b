import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { validForm } from '../../features/enquiries/forms/testing/enquiry-calls.ts';
import { createApiProcesses } from '../../testing/api-processes.ts';
import { createTestFolder, removeTestFolders } from '../../testing/create-content-folder.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { startFakeGateway } from './testing/start-fake-gateway.ts';

jest.setTimeout(120_000);

const processes = createApiProcesses();
afterAll(() => {
  processes.killAll();
  removeTestFolders();
});

const text = { en: { template_id: 'id', text: '{code}' } };
const templates = {
  entity_id: '1101',
  sender: 'TRHAAT',
  enquiry: text,
  registration: text,
  login: text,
  password: text,
};

/** Enough time for the retry of an interrupted job. */
const RETRY_TIMEOUT_MS = 60_000;

test('sends a valid code after kill -9 and a restart', async () => {
  let isGatewayDown = true;
  // The gateway does not respond at first, so the process is killed before or during the sending.
  const gateway = await startFakeGateway((response) => {
    if (!isGatewayDown) response.end('{"type":"success"}');
  });
  const dataDir = createTestFolder();
  const file = path.join(createTestFolder(), 'templates.json');
  writeFileSync(file, JSON.stringify(templates));
  const settings = {
    OTP_PROVIDER: 'msg91',
    OTP_TEMPLATES: file,
    MSG91_AUTH_KEY: 'key',
    MSG91_BASE: gateway.base,
  };
  const post = async (address: string, url: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(address + url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const firstProcess = processes.start(dataDir, settings);
  const { address } = await firstProcess.listening;
  const sent = await post(address, '/api/whatsapp_popup_enquiry', validForm);
  firstProcess.child.kill('SIGKILL');
  await firstProcess.ended;
  expect(sent.body.data).toMatchObject({ otp: 'sent', text: 'non_verified' });
  isGatewayDown = false;
  const requestsBefore = gateway.received.length;
  const nextProcess = processes.start(dataDir, settings);
  const running = await nextProcess.listening;
  await waitUntil(() => gateway.received.length > requestsBefore, RETRY_TIMEOUT_MS);
  const { recipients } = JSON.parse(gateway.received.at(-1)?.body ?? '');
  expect(recipients[0].mobiles).toBe(`91${validForm.mobile}`);
  const verified = await post(running.address, '/api/enquiry_otp_verify', {
    primary_id: sent.body.data.primary_id,
    otp: recipients[0].code,
  });
  expect(verified).toMatchObject({
    status: 200,
    body: { data: { price: { min_inr: 1_287_567 } } },
  });
  nextProcess.child.kill('SIGTERM');
  expect((await nextProcess.ended).code).toBe(0);
  await gateway.close();
});

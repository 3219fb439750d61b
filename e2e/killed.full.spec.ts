import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createPostgresDatabase, embeddedDatabase, runApiCommand } from './site/lead-databases.ts';
import { findFreePort, type ServerProcess } from './site/server-process.ts';
import { startApi, startSite } from './site/start.ts';
import {
  createFormSender,
  type FormResponse,
  SUBMIT_METHODS,
} from './support/create-form-sender.ts';
import { findRotavator } from './support/enquiry-visitor.ts';
import { createRandomSource, type RandomSource } from './support/random-request.ts';
import { startSmsGateway } from './support/start-sms-gateway.ts';

const isFull = process.env.TEST_FULL === '1';
const KILL_COUNT = Number(process.env.KILLS ?? (isFull ? 100 : 2));
const SEED = Number(process.env.RANDOM_SEED);
/** An enquiry takes less time, so kills happen before, during and after it. */
const MAX_KILL_DELAY_MS = 120;
/** If the API is killed while it sends a code, it retries after a minute. */
const RETRY_TIMEOUT_MS = 90_000;
const ROUND_TIMEOUT_MS = 120_000;

const { type, brand, model } = findRotavator(0);
const enquiry = {
  ...{ name: 'Ramesh', type, brand, model, terms: 'on', language: 'en' },
  ...{ state: 'gujarat', district: 'anand', tehsil: 'borsad', page_source: 'Whatsapp Popup' },
};

/** The small run kills each process once: the site during the form, and the API during the code. */
function selectKill(source: RandomSource, round: number) {
  if (isFull) {
    return {
      victim: source.pick(['api', 'site'] as const),
      during: source.pick(['form', 'code'] as const),
    };
  }
  return round === 0
    ? ({ victim: 'site', during: 'form' } as const)
    : ({ victim: 'api', during: 'code' } as const);
}

/** The full run tests both databases. A server takes a minute to start. */
const databases = isFull ? [embeddedDatabase, createPostgresDatabase()] : [embeddedDatabase];

for (const database of databases) {
  test(`stores each enquiry once through ${KILL_COUNT} kills of API and site on ${database.name} (RANDOM_SEED=${SEED})`, async () => {
    test.setTimeout(120_000 + KILL_COUNT * ROUND_TIMEOUT_MS);
    const source = createRandomSource(SEED);
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-killed-'));
    const gateway = await startSmsGateway(data);
    const env = { ...gateway.settings, ...(await database.open(data)) };
    const [apiPort, sitePort] = [await findFreePort(), await findFreePort()];
    const api = `http://127.0.0.1:${apiPort}`;
    const starts = {
      api: () => startApi(data, env, apiPort),
      site: () =>
        startSite(process.env.SITE_STORE ?? '', api, { TRUSTED_PROXY_HOPS: '1' }, sitePort),
    };
    const running: Record<keyof typeof starts, ServerProcess> = {
      api: await starts.api(),
      site: await starts.site(),
    };
    let lostResponses = 0;
    const mobiles = Array.from({ length: KILL_COUNT }, (_, round) => String(9_400_000_000 + round));

    try {
      for (const [round, mobile] of mobiles.entries()) {
        const { victim, during } = selectKill(source, round);
        const method = SUBMIT_METHODS[round % SUBMIT_METHODS.length] ?? 'script';
        const afterMs = source.pickNumber(MAX_KILL_DELAY_MS);
        const context = { round, victim, during, method, afterMs };
        const address = `10.1.${round >> 8}.${round & 255}`;
        const client = createFormSender(method, () => running.site.address, address);
        let isKilled = false;
        async function killDuring(step: typeof during) {
          if (step !== during || isKilled) return;
          isKilled = true;
          await new Promise((resolve) => setTimeout(resolve, afterMs));
          await running[victim].kill();
          running[victim] = await starts[victim]();
        }
        /** Sends a form, and sends it again if there was no response, because the process may be killed. */
        async function send(step: typeof during, to: string, body: Record<string, string>) {
          const [first] = await Promise.all([client.send(to, body), killDuring(step)]);
          if (first === null) lostResponses += 1;
          // A script sends the request again in any case, because an acknowledged enquiry must exist.
          const again = first && method === 'plain' ? first : await client.send(to, body);
          expect({ ...context, step, again }).toMatchObject({ again: { id: expect.any(String) } });
          if (first)
            expect({ ...context, step, again }).toEqual({ ...context, step, again: first });
          return again;
        }

        const key: Record<string, string> =
          method === 'script'
            ? { idempotency_key: randomUUID() }
            : { page: '/enquiry/implement-price' };
        const form = await send('form', '/api/whatsapp_popup_enquiry', {
          ...enquiry,
          ...key,
          mobile,
        });
        // A plain form that was submitted twice may send two codes, and the visitor types each of them.
        const typed = new Set<string>();
        let reply: FormResponse = null;
        await expect(async () => {
          const otp = gateway.listCodes(mobile).findLast((code) => !typed.has(code));
          expect({ ...context, otp }).toMatchObject({ otp: expect.any(String) });
          typed.add(otp ?? '');
          const body = { primary_id: form?.id ?? '', otp: otp ?? '', language: 'en' };
          reply = await send('code', '/api/enquiry_otp_verify', body);
          expect(reply?.price).toMatchObject({ min_inr: findRotavator(0).price_min_inr });
        }).toPass({ timeout: RETRY_TIMEOUT_MS, intervals: [50] });
        expect(typed.size).toBeLessThanOrEqual(method === 'plain' ? 2 : 1);
      }
    } finally {
      await Promise.all([running.site.stop(), running.api.stop()]);
      gateway.close();
    }
    const { leads } = JSON.parse(await runApiCommand(env, 'leads', '--json'));
    await database.drop();
    fs.rmSync(data, { recursive: true, force: true });
    const ours = leads.filter((lead: { mobile: string }) => mobiles.includes(lead.mobile));
    expect(ours.map((lead: { mobile: string }) => lead.mobile).sort()).toEqual(mobiles);
    for (const lead of ours) expect(lead).toMatchObject({ status: 'verified' });
    process.stdout.write(
      `${KILL_COUNT} kills on ${database.name}: ${lostResponses} responses were lost\n`,
    );
    // With fewer lost responses, hardly any kill has interrupted a request, and the test would check nothing.
    if (isFull) expect(lostResponses).toBeGreaterThan(KILL_COUNT / 5);
  });
}

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { apiCommand, embedded, server } from './site/lead-databases.ts';
import { freePort, type ServerProcess } from './site/server-process.ts';
import { startApi, startSite } from './site/start.ts';
import { machine } from './support/enquiry-visitor.ts';
import { type FormResponse, formSender, MANNERS } from './support/form-sender.ts';
import { randomSource } from './support/random-request.ts';
import { smsGateway } from './support/sms-gateway.ts';

const isFull = process.env.TEST_FULL === '1';
/** Number of kills: 2, and 100 in the full run. */
const COUNT = Number(process.env.KILLS ?? (isFull ? 100 : 2));
const SEED = Number(process.env.RANDOM_SEED);
/** Longer than an enquiry takes: kills happen before, during and after it. */
const LONGEST_MS = 120;
/** A code whose sending was interrupted is retried after a minute. */
const TAKEN_UP_AGAIN_MS = 90_000;
const PER_ROUND_MS = 120_000;

const { type, brand, model } = machine(0);
/** Fields of every enquiry of the test. */
const enquiry = {
  ...{ name: 'Ramesh', type, brand, model, terms: 'on', language: 'en' },
  ...{ state: 'gujarat', district: 'anand', tehsil: 'borsad', page_source: 'Whatsapp Popup' },
};

/** Both databases in the full run; a server takes a minute to start. */
const databases = isFull ? [embedded, server()] : [embedded];

for (const database of databases) {
  test(`${COUNT} x kill -9 of API and site on ${database.name}: stores each enquiry once and a retry shows the price (RANDOM_SEED=${SEED})`, async () => {
    test.setTimeout(120_000 + COUNT * PER_ROUND_MS);
    const source = randomSource(SEED);
    const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-killed-'));
    const gateway = await smsGateway(data);
    const env = { ...gateway.settings, ...(await database.open(data)) };
    const [apiPort, sitePort] = [await freePort(), await freePort()];
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
    let cut = 0;
    const mobiles = Array.from({ length: COUNT }, (_, round) => String(9_400_000_000 + round));

    try {
      for (const [round, mobile] of mobiles.entries()) {
        // The small run kills each process once: the site during the form, the API during the code.
        const victim = isFull ? source.pick(['api', 'site'] as const) : round ? 'api' : 'site';
        const during = isFull ? source.pick(['form', 'code'] as const) : round ? 'code' : 'form';
        const manner = MANNERS[round % MANNERS.length] ?? 'script';
        const afterMs = source.below(LONGEST_MS);
        const context = { round, victim, during, manner, afterMs };
        const address = `10.1.${round >> 8}.${round & 255}`;
        const me = formSender(manner, () => running.site.address, address);
        let isKilled = false;
        async function killIn(step: typeof during) {
          if (step !== during || isKilled) return;
          isKilled = true;
          // The test needs this exact moment.
          await new Promise((resolve) => setTimeout(resolve, afterMs));
          await running[victim].kill();
          running[victim] = await starts[victim]();
        }
        /** Sends a form, possibly to a process that is killed, and once more if there was no response. */
        async function send(step: typeof during, to: string, body: Record<string, string>) {
          const [first] = await Promise.all([me.send(to, body), killIn(step)]);
          if (first === null) cut += 1;
          // A script resends the same request in any case: an acknowledged enquiry must exist.
          const again = first && manner === 'plain' ? first : await me.send(to, body);
          expect({ ...context, step, again }).toMatchObject({ again: { id: expect.any(String) } });
          if (first)
            expect({ ...context, step, again }).toEqual({ ...context, step, again: first });
          return again;
        }

        const key: Record<string, string> =
          manner === 'script'
            ? { idempotency_key: randomUUID() }
            : { page: '/enquiry/implement-price' };
        const form = await send('form', '/api/whatsapp_popup_enquiry', {
          ...enquiry,
          ...key,
          mobile,
        });
        // A plain form that was submitted twice may send two codes; the visitor types each of them.
        const typed = new Set<string>();
        let reply: FormResponse = null;
        await expect(async () => {
          const otp = gateway.codesFor(mobile).findLast((code) => !typed.has(code));
          expect({ ...context, otp }).toMatchObject({ otp: expect.any(String) });
          typed.add(otp ?? '');
          const body = { primary_id: form?.id ?? '', otp: otp ?? '', language: 'en' };
          reply = await send('code', '/api/enquiry_otp_verify', body);
          expect(reply?.price).toMatchObject({ min_inr: machine(0).price_min_inr });
        }).toPass({ timeout: TAKEN_UP_AGAIN_MS, intervals: [50] });
        expect(typed.size).toBeLessThanOrEqual(manner === 'plain' ? 2 : 1);
      }
    } finally {
      await Promise.all([running.site.stop(), running.api.stop()]);
      gateway.close();
    }
    const { leads } = JSON.parse(await apiCommand(env, 'leads', '--json'));
    await database.drop();
    fs.rmSync(data, { recursive: true, force: true });
    const ours = leads.filter((lead: { mobile: string }) => mobiles.includes(lead.mobile));
    expect(ours.map((lead: { mobile: string }) => lead.mobile).sort()).toEqual(mobiles);
    for (const lead of ours) expect(lead).toMatchObject({ status: 'verified' });
    process.stdout.write(`${COUNT} kills on ${database.name}: ${cut} answers were cut off\n`);
    // Kills before or after every enquiry would prove nothing.
    if (isFull) expect(cut).toBeGreaterThan(COUNT / 5);
  });
}

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { enquiries } from '../../../database/schema/enquiries.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { cookieJar } from '../../../testing/cookie-jar.ts';
import { bothDatabases } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { type Random, random, seedOfRun } from '../../../testing/random.ts';
import { until } from '../../../testing/until.ts';
import { aForm } from './testing/enquiry-calls.ts';

/** Enquiries with a lost response: 5, and 500 in the full run. */
const COUNT = Number(process.env.LOST_ANSWERS ?? (process.env.TEST_FULL ? 500 : 5));

/** Longer than the window of the limits per address. */
const PAUSE_SECONDS = 700;

type Answer = { status: number; body: { data: Record<string, unknown> } };

describe.each(bothDatabases())('lost responses on $name', (database) => {
  const seed = seedOfRun();
  const clock = movingClock();
  let api: TestApi;
  let port = 0;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  }, 60_000);
  afterAll(() => api.close());

  /**
   * Sends over a separate connection. `lost`: the connection is cut before, during or after the work, and the response
   * is not read.
   */
  function send(path: string, body: object, headers: object, lost?: Random) {
    return new Promise<Answer & { cookies: unknown }>((resolve, reject) => {
      const text = JSON.stringify(body);
      const outgoing = request({
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent: false,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        if (lost) return incoming.destroy(new Error('cut'));
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString()),
            cookies: incoming.headers['set-cookie'],
          }),
        );
        incoming.on('error', reject);
      });
      outgoing.end(text);
      // One in three is cut at once or a moment later; the others at the first byte of the response.
      if (lost && lost.below(3) === 0) {
        const cut = () => outgoing.destroy(new Error('cut'));
        const turns = lost.below(12);
        let turn = 0;
        const next = () => {
          turn += 1;
          if (turn > turns) cut();
          else setImmediate(next);
        };
        outgoing.on('finish', next);
      }
      if (lost) outgoing.on('close', () => reject(new Error('cut')));
    });
  }

  test(`${COUNT} enquiries are each stored once, and one retry shows the price (RANDOM_SEED=${seed} repeats it)`, async () => {
    const source = random(seed);
    for (let round = 0; round < COUNT; round += 1) {
      const mobile = String(9_500_000_000 + round);
      const jar = cookieJar();
      /** Like the form: the response is lost, and the request is repeated. */
      async function twice(path: string, body: object) {
        await send(path, body, jar.headers(), source).then(
          () => undefined,
          () => undefined,
        );
        const answer = await send(path, body, jar.headers());
        jar.keep(answer.cookies);
        return answer;
      }
      const form = { ...aForm, mobile, idempotency_key: randomUUID() };
      const submitted = await twice('/api/whatsapp_popup_enquiry', form);
      const { primary_id } = submitted.body.data;
      expect({ seed, round, submitted }).toMatchObject({ submitted: { status: 200 } });
      let codes: string[] = [];
      // The cut request may still be in progress.
      await until(async () => {
        const messages: { mobile: string; code: string }[] = (
          await api.app.inject('/api/dev/outbox')
        ).json();
        codes = messages.filter((one) => one.mobile === mobile).map(({ code }) => code);
        return codes.length > 0;
      });
      expect({ seed, round, codes: new Set(codes).size }).toEqual({ seed, round, codes: 1 });
      const verified = await twice('/api/enquiry_otp_verify', { primary_id, otp: codes[0] });
      expect({ seed, round, verified }).toMatchObject({
        verified: { status: 200, body: { data: { price: { min_inr: 1_287_567 } } } },
      });
      const rows = await api.connection.db
        .select()
        .from(enquiries)
        .where(eq(enquiries.mobile, mobile));
      expect({ seed, round, leads: rows.map(({ status }) => status) }).toEqual({
        seed,
        round,
        leads: ['verified'],
      });
      clock.forward(PAUSE_SECONDS);
    }
  }, 1_800_000);
});

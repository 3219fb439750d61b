import { randomUUID } from 'node:crypto';
import { type ClientRequest, request } from 'node:http';
import { eq } from 'drizzle-orm';
import { createCookieJar } from '../../../testing/cookie-jar.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createRandom, type Random, readSeed } from '../../../testing/random.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { enquiries } from './tables.ts';
import { validForm } from './testing/enquiry-calls.ts';

const ENQUIRY_COUNT = Number(process.env.LOST_RESPONSES ?? (process.env.TEST_FULL ? 500 : 5));

/** Longer than the interval of the limits per IP address, so that no request is rejected. */
const PAUSE_SECONDS = 700;

type ApiResponse = { status: number; body: { data: Record<string, unknown> } };

function closeAfterTurns(outgoing: ClientRequest, maxTurns: number) {
  let turn = 0;
  const closeOrWait = () => {
    turn += 1;
    if (turn > maxTurns) outgoing.destroy(new Error('cut'));
    else setImmediate(closeOrWait);
  };
  outgoing.on('finish', closeOrWait);
}

describe.each(selectDatabases())('lost responses on $name', (database) => {
  const seed = readSeed();
  const clock = createMovingClock();
  let api: TestApi;
  let port = 0;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  }, 60_000);
  afterAll(() => api.close());

  /** With `loss`, the connection is closed at a random moment and the response is lost. */
  function sendRequest(path: string, body: object, headers: object, loss?: Random) {
    return new Promise<ApiResponse & { cookies: unknown }>((resolve, reject) => {
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
        if (loss) return incoming.destroy(new Error('cut'));
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
      // One third of the connections is closed soon after sending, the others at the response.
      if (loss && loss.below(3) === 0) closeAfterTurns(outgoing, loss.below(12));
      if (loss) outgoing.on('close', () => reject(new Error('cut')));
    });
  }

  test(`stores each of ${ENQUIRY_COUNT} enquiries once and returns its price despite lost responses (RANDOM_SEED=${seed})`, async () => {
    const source = createRandom(seed);
    for (let round = 0; round < ENQUIRY_COUNT; round += 1) {
      const mobile = String(9_500_000_000 + round);
      const jar = createCookieJar();
      /** Loses the first response and sends the request again. */
      async function sendTwice(path: string, body: object) {
        await sendRequest(path, body, jar.headers(), source).then(
          () => undefined,
          () => undefined,
        );
        const response = await sendRequest(path, body, jar.headers());
        jar.store(response.cookies);
        return response;
      }
      const form = { ...validForm, mobile, idempotency_key: randomUUID() };
      const submitted = await sendTwice('/api/whatsapp_popup_enquiry', form);
      const { primary_id } = submitted.body.data;
      expect({ seed, round, submitted }).toMatchObject({ submitted: { status: 200 } });
      let codes: string[] = [];
      // The server may still process the first request.
      await waitUntil(async () => {
        const messages: { mobile: string; code: string }[] = (
          await api.app.inject('/api/dev/outbox')
        ).json();
        codes = messages.filter((message) => message.mobile === mobile).map(({ code }) => code);
        return codes.length > 0;
      });
      expect({ seed, round, codes: new Set(codes).size }).toEqual({ seed, round, codes: 1 });
      const verified = await sendTwice('/api/enquiry_otp_verify', { primary_id, otp: codes[0] });
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

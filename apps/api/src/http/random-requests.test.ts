import { request } from 'node:http';
import { errorBody } from '@tractor-haat/api-client/contract';
import { type TestApi, testApi } from '../testing/api.ts';
import { oneDatabase } from '../testing/databases.ts';
import { random, requestsPerEndpoint, seedOfRun } from '../testing/random.ts';
import { type RandomRequest, randomRequest } from '../testing/random-request.ts';

const endpoints = [
  '/api/all_district',
  '/api/all_state',
  '/api/all_tehsil',
  '/api/state_city_list',
  '/api/v1/implement-types',
  '/api/v1/implement-types/rotavator',
  '/api/v1/implements',
  '/api/v1/implements/1',
  '/api/v1/implement-brands',
  '/api/v1/tractors',
  '/api/v1/tractors/1',
  '/api/v1/tractor-brands/mahindra',
  '/api/v1/tractor-models',
  '/api/v1/tyres',
  '/api/v1/tyres/1',
  '/api/v1/used-tractors',
  '/api/v1/used-tractors/1',
  '/api/v1/dealers',
  '/api/v1/dealers/1',
  '/api/suggested_dealer_list',
  '/api/v1/used-tractors/fair-price',
  '/api/v1/tractor-names',
  '/api/my_data_otp',
  '/api/my_data_open',
  '/api/my_data_download',
  '/api/my_data_withdraw',
  '/api/my_data_erase',
  '/api/v1/my-data/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/family_save',
  '/api/family_vote',
  '/api/v1/family/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/price_alert_save',
  '/api/price_alert_verify',
  '/api/price_alert_end',
  '/api/v1/price-alert/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/v1/own-listing',
  '/api/used_tractor_save',
  '/api/used_tractor_resend',
  '/api/used_tractor_verify',
  '/api/used_tractor_sold',
  '/api/used_tractor_form',
  '/api/used_photo_save',
  '/img/photo/AAAAAAAAAAAAAAAAAAAAAA/small.webp',
  '/api/v1/reviews',
  '/api/home_search',
  '/api/v1/search',
  '/api/review_save',
  '/api/v1/places/nearest',
  '/api/v1/videos',
  '/api/health/live',
  '/api/health/ready',
  '/api/docs',
  '/api/docs/json',
  '/img/implement/rotavator--model-1/side-40.webp',
  '/media/clips/furrow.webm',
  '/api/report_save',
  '/api/desk/session',
  '/api/desk/invitations/accept',
  '/nothing/here',
];

type Answer = { status: number; type: string; text: string };

/** Over a real connection: what the HTTP parser refuses counts too. */
function send(port: number, { method, path, headers, body }: RandomRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Node sends no length with a GET by itself, and the body would look like a second request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', method, path, headers: { ...headers, ...length } };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          type: incoming.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe.each(oneDatabase())('random requests on $name', (database) => {
  const seed = seedOfRun();
  let api: TestApi;
  let port: number;
  beforeAll(async () => {
    api = await testApi(database);
    port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => api.close());

  test.each(endpoints)(
    `%s never fails on our side (RANDOM_SEED=${seed} repeats it)`,
    async (endpoint) => {
      const source = random(seed);
      const seen = new Set<number>();
      for (let sent = 0; sent < requestsPerEndpoint(); sent += 1) {
        const wanted = randomRequest(source, endpoint);
        const { status, type, text } = await send(port, wanted);
        seen.add(status);
        const told = { wanted, status, text: text.slice(0, 300) };
        if (status < 200 || status >= 500) throw new Error(JSON.stringify(told));
        if (status < 400 || wanted.method === 'HEAD') continue;
        if (
          !type.startsWith('application/json') ||
          !errorBody.safeParse(JSON.parse(text)).success
        ) {
          throw new Error(`not our error: ${JSON.stringify(told)}`);
        }
      }
      // Requests that all end the same way would prove nothing.
      expect(seen.size).toBeGreaterThan(2);
    },
    600_000,
  );
});
